import { formatRupees, TextField } from '@prospectus/design-system';
import { useState } from 'react';

import type { KindInputProps } from './kind-input.ts';
import { parseRupees } from '../fields/rupees.ts';
import { useText } from '../texts/language-context.ts';
import { useField } from './use-field.ts';

/**
 * Whole rupees. While focused it shows what was typed; on blur it is formatted with ₹ and Indian grouping. What is no
 * whole amount stays as it was typed, with its error, and is the form's value: the contract refuses to save it.
 */
export function MoneyInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField<number | null>(props, null);
  const text = useText();
  const [typed, setTyped] = useState<string>();
  // A form that is reset or loaded again has another value than the one that was typed.
  const current = typed !== undefined && Object.is(parseRupees(typed), value) ? typed : undefined;
  const problem = problemOf(value);
  const isWhole = Number.isInteger(value);
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      inputMode="numeric"
      autoComplete="off"
      data-money=""
      error={problem ? text(problem) : texts.error}
      value={current ?? (isWhole ? formatRupees(value ?? 0) : '')}
      // Typing replaces the old amount.
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        change(parseRupees(event.target.value));
      }}
      onBlur={() => {
        if (isWhole) setTyped(undefined);
        blur();
      }}
    />
  );
}

function problemOf(value: number | null) {
  if (value === null) return 'media.amountEmpty';
  if (Number.isNaN(value)) return 'media.amountUnreadable';
  return Number.isInteger(value) ? undefined : 'media.amountFraction';
}
