import { TextField } from '@prospectus/design-system';
import { useState } from 'react';

import type { KindInputProps } from './kinds.ts';
import { readRupees, showRupees } from './rupees.ts';
import { useField } from './useField.ts';

/** Whole rupees: as typed while typing, with ₹ and Indian grouping once it is left. */
export function MoneyInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField<number>(props, 0);
  const [typed, setTyped] = useState<string>();
  const unreadable = typed !== undefined && readRupees(typed) === undefined;
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      inputMode="numeric"
      autoComplete="off"
      data-money=""
      error={unreadable ? 'Use whole rupees, such as 1,20,000.' : texts.error}
      value={typed ?? showRupees(value)}
      // So that the old amount is replaced by typing the new one.
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        const amount = readRupees(event.target.value);
        if (amount !== undefined) change(amount);
      }}
      onBlur={() => {
        // What cannot be read stays in sight with its message, rather than turning into another amount.
        if (!unreadable) setTyped(undefined);
        blur();
      }}
    />
  );
}
