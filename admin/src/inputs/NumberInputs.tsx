import { formatRupees, TextField, type TextFieldProps } from '@prospectus/design-system';
import { useState } from 'react';

import { parseRupees } from '../fields/rupees.ts';
import { type TextKey, useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** A number. Empty is null, which the contract refuses where it wants a number. */
export const NumberInput = (props: KindInputProps) => (
  <TypedNumber
    {...props}
    inputMode="decimal"
    parse={parseNumber}
    format={String}
    problemOf={(value) => {
      if (value === null) return props.schema.safeParse(null).success ? undefined : 'media.numberEmpty';
      return Number.isNaN(value) ? 'media.numberUnreadable' : undefined;
    }}
  />
);

/** Whole rupees. While focused it shows what was typed; on blur it is formatted with ₹ and Indian grouping. */
export const MoneyInput = (props: KindInputProps) => (
  <TypedNumber
    {...props}
    inputMode="numeric"
    data-money=""
    // Typing replaces the old amount.
    onFocus={(event) => event.target.select()}
    parse={parseRupees}
    format={formatRupees}
    problemOf={(value) => {
      if (value === null) return 'media.amountEmpty';
      if (Number.isNaN(value)) return 'media.amountUnreadable';
      return Number.isInteger(value) ? undefined : 'media.amountFraction';
    }}
  />
);

type TypedNumberProps = KindInputProps &
  Pick<TextFieldProps, 'inputMode' | 'onFocus'> & {
    parse: (typed: string) => number | null;
    format: (value: number) => string;
    problemOf: (value: number | null) => TextKey | undefined;
  };

/**
 * A field whose number is typed as text. A text that is no number stays in sight with its error and is the form's value,
 * so that the number before it is not saved.
 */
function TypedNumber({ source, schema, meta, parse, format, problemOf, ...rest }: TypedNumberProps) {
  const text = useText();
  const { value, change, blur, bound } = useField<number | null>({ source, schema, meta }, null);
  const [typed, setTyped] = useState<string>();
  const problem = problemOf(value);
  // After a reset the form has another value than the typed one.
  const isTyped = typed !== undefined && Object.is(parse(typed), value);
  return (
    <TextField
      {...bound}
      {...rest}
      autoComplete="off"
      error={problem ? text(problem) : bound.error}
      value={isTyped ? typed : value === null || problem ? '' : format(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        change(parse(event.target.value));
      }}
      onBlur={() => {
        if (!problem) setTyped(undefined);
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
