import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** The address of a link; the contract validates which addresses are safe. */
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
