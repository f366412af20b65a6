import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from '../../inputs/kinds.ts';
import { useField } from '../../inputs/useField.ts';

/** A day by the browser's own picker. */
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
