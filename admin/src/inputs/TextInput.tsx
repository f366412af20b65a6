import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** One line of text. */
export function TextInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
      autoComplete="off"
    />
  );
}
