import type { ComponentProps } from 'react';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { insertLatinDigits } from '../Field/latin-digits.ts';

/** Props of {@link TextField}: those of an input, and the texts around it. */
export interface TextFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'children'> {}

/** One line of text. Works in a plain posted form and with `register()` of react-hook-form. */
export function TextField({
  id,
  label,
  help,
  error,
  requiredMark,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} requiredMark={requiredMark} describedBy={describedBy}>
      {/* Looks like every plain control in a field. */}
      {(control) => (
        <input type="text" {...(isOfNumbers(input) && { onBeforeInput: insertLatinDigits })} {...input} {...control} />
      )}
    </Field>
  );
}

const isOfNumbers = ({ type, inputMode }: Pick<TextFieldProps, 'type' | 'inputMode'>): boolean =>
  type === 'number' || inputMode === 'numeric' || inputMode === 'decimal';
