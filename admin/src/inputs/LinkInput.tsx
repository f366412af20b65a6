import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from './kinds.ts';
import { useField } from './useField.ts';

/** An address a person can follow; which ones are safe is the contract's to say. */
export function LinkInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      value={value}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      help={texts.help ?? 'A path such as /online-mba, or an address that starts with https://.'}
      onChange={(event) => change(event.target.value.trim())}
      onBlur={blur}
    />
  );
}
