import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** A day or a time of day as it is in India, with the browser's picker. `hint` is shown where the field has no help. */
export function WhenInput({
  type,
  hint,
  ...props
}: KindInputProps & { type: 'date' | 'time'; hint?: string | undefined }) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      type={type}
      help={texts.help ?? hint}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  );
}
