import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** A day or a time of day as it is in India, with the browser's picker. `hint` is shown where the field has no help. */
export function WhenInput({
  type,
  hint,
  ...props
}: KindInputProps & { type: 'date' | 'time'; hint?: string | undefined }) {
  const { value, change, bound } = useField(props, '');
  return (
    <TextField
      {...bound}
      type={type}
      help={bound.help ?? hint}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  );
}
