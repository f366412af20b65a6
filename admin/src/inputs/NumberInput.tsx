import { TextField } from '@prospectus/design-system';
import { useState } from 'react';

import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** A number. Empty means null where the contract allows it, else the contract's default. */
export function NumberInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField<number | null>(props, null);
  const [typed, setTyped] = useState<string>();
  const unset = props.schema.safeParse(null).success
    ? null
    : ((props.schema.safeParse(undefined).data as number | undefined) ?? 0);
  const unreadable = typed !== undefined && typed.trim() !== '' && !Number.isFinite(Number(typed));
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      error={unreadable ? 'Use a number.' : texts.error}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        if (text.trim() === '') change(unset);
        else if (Number.isFinite(Number(text))) change(Number(text));
      }}
      onBlur={() => {
        if (!unreadable) setTyped(undefined);
        blur();
      }}
    />
  );
}
