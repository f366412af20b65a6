import { formatRupees, TextField } from '@prospectus/design-system';
import { type ChangeEvent, useState } from 'react';

import { parseRupees } from '../fields/rupees.ts';
import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** A number. Empty is null, which the contract refuses where it wants a number. */
export function NumberInput(props: KindInputProps) {
  const text = useText();
  const { value, typed, error, bound } = useTypedNumber(props, parseNumber, (number) => !Number.isNaN(number));
  const isMissing = value === null && !props.schema.safeParse(null).success;
  const isUnreadable = value !== null && Number.isNaN(value);
  return (
    <TextField
      {...bound}
      inputMode="decimal"
      error={isMissing ? text('media.numberEmpty') : isUnreadable ? text('media.numberUnreadable') : error}
      value={typed ?? (value === null || isUnreadable ? '' : String(value))}
    />
  );
}

/** Whole rupees. While focused it shows what was typed; on blur it is formatted with ₹ and Indian grouping. */
export function MoneyInput(props: KindInputProps) {
  const text = useText();
  const { value, typed, error, bound } = useTypedNumber(props, parseRupees, Number.isInteger);
  const problem = problemOf(value);
  return (
    <TextField
      {...bound}
      inputMode="numeric"
      data-money=""
      error={problem ? text(problem) : error}
      value={typed ?? (Number.isInteger(value) ? formatRupees(value ?? 0) : '')}
      // Typing replaces the old amount.
      onFocus={(event) => event.target.select()}
    />
  );
}

/**
 * A field whose number is typed as text. A text that is no number stays in sight with its error and is the form's value,
 * so that the number before it is not saved.
 */
function useTypedNumber(
  props: KindInputProps,
  parse: (typed: string) => number | null,
  isRight: (value: number | null) => boolean,
) {
  const { value, change, blur, bound } = useField<number | null>(props, null);
  const [typed, setTyped] = useState<string>();
  return {
    value,
    // After a reset the form has another value than the typed one.
    typed: typed !== undefined && Object.is(parse(typed), value) ? typed : undefined,
    error: bound.error,
    bound: {
      ...bound,
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        change(parse(event.target.value));
      },
      onBlur: () => {
        if (isRight(value)) setTyped(undefined);
        blur();
      },
    },
  };
}

function parseNumber(typed: string): number | null {
  if (typed.trim() === '') return null;
  const read = Number(typed);
  return Number.isFinite(read) ? read : Number.NaN;
}

function problemOf(value: number | null) {
  if (value === null) return 'media.amountEmpty';
  if (Number.isNaN(value)) return 'media.amountUnreadable';
  return Number.isInteger(value) ? undefined : 'media.amountFraction';
}
