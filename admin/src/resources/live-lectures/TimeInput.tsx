import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from '../../inputs/kind-input.ts';
import { useField } from '../../inputs/use-field.ts';
import { useText } from '../../texts/language-context.ts';

/** A time of day in Asia/Kolkata. */
export function TimeInput(props: KindInputProps) {
  const text = useText();
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      type="time"
      help={text('media.time')}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  );
}
