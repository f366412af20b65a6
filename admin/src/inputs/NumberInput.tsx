import { TextField } from '@prospectus/design-system';
import { useState } from 'react';

import type { KindInputProps } from './kind-input.ts';
import { useText } from '../texts/language-context.ts';
import { useField } from './use-field.ts';

/**
 * A number. Empty is null, which the contract refuses where it wants a number. What is no number stays as it was typed,
 * with its error, and is the form's value, so that it is not saved as the number before it.
 */
export function NumberInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField<number | null>(props, null);
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const current = typed !== undefined && Object.is(parseNumber(typed), value) ? typed : undefined;
  const required = value === null && !props.schema.safeParse(null).success;
  const unreadable = value !== null && Number.isNaN(value);
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      error={required ? text('media.numberEmpty') : unreadable ? text('media.numberUnreadable') : texts.error}
      value={current ?? (value === null || unreadable ? '' : String(value))}
      onChange={(event) => {
        setTyped(event.target.value);
        change(parseNumber(event.target.value));
      }}
      onBlur={() => {
        if (!unreadable) setTyped(undefined);
        blur();
      }}
    />
  );
}

function parseNumber(typed: string): number | null {
  if (typed.trim() === '') return null;
  const read = Number(typed);
  return Number.isFinite(read) ? read : Number.NaN;
}
