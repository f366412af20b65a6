import type { ChangeEvent, ComponentProps } from 'react';
import { styled } from '@mui/material/styles';
import { colour } from '../../../tokens/index.ts';
import { controlStyles, frameFocus } from '../Field/control-styles.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { cleanInput } from '../Field/clean-input.ts';
import { useInputText } from '../Field/use-input-text.ts';
import { isInternational, normalizePhone } from './normalize-phone.ts';

/** Props of {@link PhoneField}: those of an input, and the texts around it. */
export interface PhoneFieldProps
  extends FieldTextProps, Omit<ComponentProps<'input'>, 'children' | 'prefix' | 'type'> {}

/** A phone number in one input: ten digits after +91, or a foreign number as `+` and digits (E.164). */
export function PhoneField(props: PhoneFieldProps) {
  const { id, label, help, error, ref, onChange, 'aria-describedby': describedBy, ...input } = props;
  const { text, ref: inputRef, readText } = useInputText(ref, String(input.value ?? input.defaultValue ?? ''));
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    cleanInput(event.currentTarget, (typed) => normalizePhone(typed, COUNTRY_CODE));
    readText();
    onChange?.(event);
  };

  return (
    <Field id={id} label={label} help={help} error={error} describedBy={describedBy}>
      {(control) => (
        <Frame data-invalid={error ? '' : undefined}>
          {!isInternational(text) && <Prefix aria-hidden="true">{COUNTRY_CODE}</Prefix>}
          <Input
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...control}
            // With the type `tel` browsers would fill in the whole number with its country code.
            type="text"
            ref={inputRef}
            onChange={handleChange}
          />
        </Frame>
      )}
    </Field>
  );
}

const COUNTRY_CODE = '+91';

const Frame = styled('div')({
  ...controlStyles,
  display: 'flex',
  padding: 0,
  '&:has(input:focus-visible)': frameFocus,
  '&:has(input:read-only)': { background: colour.tint },
  '&:has(input:disabled)': { background: colour.tint, borderStyle: 'dashed' },
});

const Prefix = styled('span')({
  display: 'grid',
  placeItems: 'center',
  padding: '0 12px 0 14px',
  borderRight: `1px solid ${colour.rule}`,
  color: colour.muted,
  fontVariantNumeric: 'tabular-nums',
});

const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  padding: '10px 14px',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  background: 'transparent',
  border: 0,
  // The frame shows the focus.
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
