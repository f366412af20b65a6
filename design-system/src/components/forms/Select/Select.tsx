import type { ComponentProps } from 'react';
import { styled } from '@mui/material/styles';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { controlStyles } from '../Field/control-styles.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';

/** One option of a select or a radio group. */
export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean | undefined;
}

/** Props of {@link Select}. */
export interface SelectProps extends FieldTextProps, Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  options: readonly SelectOption[];
  /** First option, with an empty value: 'Select your country'. */
  placeholder?: string | undefined;
}

/** The browser's own select, styled: it uses the phone's own picker, and it posts without JavaScript. */
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
              // An option without a value has its label as the value.
              <option
                key={option.value}
                value={option.value === option.label ? undefined : option.value}
                disabled={option.disabled}
              >
                {option.label}
              </option>
            ))}
            {children}
          </Native>
          <Icon name="chevron-down" size={22} />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  '& > svg': { position: 'absolute', right: 12, top: 'calc(50% - 11px)', pointerEvents: 'none' },
});

const Native = styled('select')({
  ...controlStyles,
  appearance: 'none',
  // As wide as its container: the browser need not measure all options.
  fieldSizing: 'content',
  paddingRight: 42,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
