import type { ComponentProps } from 'react';
import { useId } from 'react';
import { ChoiceParts } from '../Field/Choice.tsx';
import { Help, type FieldTextProps } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'children' | 'type'> {}

/** A yes/no choice with its label next to it; the label may contain links. */
export function Checkbox({ id: givenId, label, help, error, ...input }: CheckboxProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const described = [error && `${id}-error`, help && `${id}-help`, input['aria-describedby']].filter(Boolean).join(' ');
  return (
    <ChoiceParts.Frame>
      <ChoiceParts.Row htmlFor={id}>
        <ChoiceParts.Box
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </ChoiceParts.Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && <Help id={`${id}-help`}>{help}</Help>}
    </ChoiceParts.Frame>
  );
}
