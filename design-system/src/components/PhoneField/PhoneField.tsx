import type { ChangeEvent, ComponentProps, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { colour } from '../../tokens/index.ts';
import { controlStyles, frameFocus } from '../Field/controlStyles.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { rewriteInput } from '../Field/rewriteInput.ts';
import { useMergedRef } from '../Field/useMergedRef.ts';
import { isInternational, phoneText } from './phoneText.ts';

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'prefix' | 'type'> {
  /** Shown before a national number; hidden while the number starts with `+`. */
  countryCode?: string | undefined;
}

/** A phone number: ten national digits behind a shown country code, or a number from abroad that starts with `+`. */
export function PhoneField({
  id,
  label,
  help,
  error,
  countryCode = '+91',
  ref,
  onChange,
  'aria-describedby': describedBy,
  ...input
}: PhoneFieldProps) {
  const { abroad, inputRef, follow } = useAbroad(ref, String(input.value ?? input.defaultValue ?? ''));
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    rewriteInput(event.currentTarget, (text) => phoneText(text, countryCode));
    follow();
    onChange?.(event);
  };

  return (
    <Field id={id} label={label} help={help} error={error} describedBy={describedBy}>
      {(control) => (
        <Frame data-invalid={error ? '' : undefined}>
          {!abroad && <Prefix aria-hidden="true">{countryCode}</Prefix>}
          <Input
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...control}
            type="tel"
            ref={inputRef}
            onChange={handleChange}
          />
        </Frame>
      )}
    </Field>
  );
}

// A form library may write the value without an event, hence the look after every render.
function useAbroad(ref: Ref<HTMLInputElement> | undefined, initial: string) {
  const node = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(node, ref);
  const [abroad, setAbroad] = useState(isInternational(initial));
  const follow = () => setAbroad(isInternational(node.current?.value ?? ''));
  useEffect(follow);
  useEffect(() => {
    const form = node.current?.form;
    // The event comes before the fields are cleared.
    const afterReset = () => setTimeout(follow);
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, []);
  return { abroad, inputRef, follow };
}

const Frame = styled('div')({
  ...controlStyles,
  display: 'flex',
  padding: 0,
  '&:focus-within:has(:focus-visible)': frameFocus,
  '&:has(:disabled)': { background: colour.tint, borderStyle: 'dashed' },
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
