import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from '../../inputs/kinds.ts';
import { useField } from '../../inputs/useField.ts';

/** A time of day in India. */
export function TimeInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      type="time"
      help="Indian time."
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  );
}
