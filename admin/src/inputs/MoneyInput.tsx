import { formatRupees, TextField } from '@prospectus/design-system';
import { useState } from 'react';

import type { KindInputProps } from './kind-input.ts';
import { parseRupees } from '../fields/rupees.ts';
import { useField } from './use-field.ts';

/** Whole rupees. While focused it shows what was typed; on blur it is formatted with ₹ and Indian grouping. */
export function MoneyInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField<number>(props, 0);
  const [typed, setTyped] = useState<string>();
  const unreadable = typed !== undefined && parseRupees(typed) === undefined;
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      inputMode="numeric"
      autoComplete="off"
      data-money=""
      error={unreadable ? 'Use whole rupees, such as 1,20,000.' : texts.error}
      value={typed ?? formatRupees(value)}
      // Typing replaces the old amount.
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        const amount = parseRupees(event.target.value);
        if (amount !== undefined) change(amount);
      }}
      onBlur={() => {
        // An unreadable amount stays visible with its error; it must not silently become another amount.
        if (!unreadable) setTyped(undefined);
        blur();
      }}
    />
  );
}
