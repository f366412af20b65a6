import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from '../../inputs/kind-input.ts';
import { useField } from '../../inputs/use-field.ts';

/** A day, with the browser's date picker. */
export function DayInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      type="date"
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  );
}
