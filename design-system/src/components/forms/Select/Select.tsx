import type { ComponentProps } from 'react';
import { styled } from '@mui/material/styles';
import { colour } from '../../../tokens/index.ts';
import { controlStyles } from '../Field/control-styles.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';

/** One choice of a select or a radio group. */
export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean | undefined;
}

/** Props of {@link Select}. */
export interface SelectProps extends FieldTextProps, Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  options: readonly SelectOption[];
  /** First choice, with an empty value: 'Select your country'. */
  placeholder?: string | undefined;
}

/** The browser's own select, dressed: the phone's own picker, and it posts without JavaScript. */
export function Select({
  id,
  label,
  help,
  error,
  requiredMark,
  options,
  placeholder,
  children,
  'aria-describedby': describedBy,
  ...select
}: SelectProps) {
  return (
    <Field id={id} label={label} help={help} error={error} requiredMark={requiredMark} describedBy={describedBy}>
      {(control) => (
        <Frame>
          <Native {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </Native>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="m3.5 6 4.5 4.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  '& > svg': { position: 'absolute', right: 14, top: 'calc(50% - 8px)', color: colour.text, pointerEvents: 'none' },
});

const Native = styled('select')({
  ...controlStyles,
  appearance: 'none',
  paddingRight: 42,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
