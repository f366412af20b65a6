import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour } from '../../../tokens/index.ts';
import { controlStyles, frameFocus } from '../Field/control-styles.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { cleanInput } from '../Field/clean-input.ts';
import { useInputText } from '../Field/use-input-text.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { findPhoneCountry, withDialCode, type PhoneCountry } from './phone-country.ts';
import { isInternational, normalizePhone } from './normalize-phone.ts';
import { setInputValue } from './set-input-value.ts';

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'children' | 'prefix' | 'type'> {
  /** Code of home: its numbers are ten digits without it. Hidden while the number starts with `+`. */
  countryCode?: string | undefined;
  /** Countries to choose from, `phoneCountries` for all of them; without any the code of home is shown alone. */
  countries?: readonly PhoneCountry[] | undefined;
  countryLabel?: string | undefined;
}

/**
 * A phone number in one input: ten national digits behind the code of home, or a number from abroad as `+` and digits
 * (E.164). Choosing a country writes its code; writing a code chooses its country.
 */
export function PhoneField({
  id,
  label,
  help,
  error,
  countryCode = '+91',
  countries,
  countryLabel,
  ref,
  onChange,
  'aria-describedby': describedBy,
  ...input
}: PhoneFieldProps) {
  const texts = useTexts().phoneField;
  const { text, node, ref: inputRef, follow } = useInputText(ref, String(input.value ?? input.defaultValue ?? ''));
  const [picked, setPicked] = useState<string>();
  const chosen = countries && findPhoneCountry(text, { countries, home: countryCode, picked });
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    cleanInput(event.currentTarget, (written) => normalizePhone(written, countryCode));
    follow();
    onChange?.(event);
  };
  const choose = (country: PhoneCountry) => {
    setPicked(country.code);
    if (node.current)
      setInputValue(node.current, withDialCode(country.dial, text, { from: chosen?.dial, home: countryCode }));
  };

  return (
    <Field id={id} label={label} help={help} error={error} describedBy={describedBy}>
      {(control) => (
        <Frame data-invalid={error ? '' : undefined}>
          {countries ? (
            <CountrySelect
              countries={countries}
              home={countryCode}
              chosen={chosen}
              label={countryLabel ?? texts.country}
              disabled={input.disabled || input.readOnly}
              onChoose={choose}
            />
          ) : (
            !isInternational(text) && <Prefix aria-hidden="true">{countryCode}</Prefix>
          )}
          <Input
            inputMode="tel"
            autoComplete={countries ? 'tel' : 'tel-national'}
            {...input}
            {...control}
            // `tel-national` belongs to texts: as `tel` the whole number with its code would be filled in.
            type={countries ? 'tel' : 'text'}
            ref={inputRef}
            onChange={handleChange}
          />
        </Frame>
      )}
    </Field>
  );
}

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
  // The frame carries the mark.
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
