import { TextField } from '@prospectus/design-system';

import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** A day as it is in India, with the browser's date picker. */
export function DateInput(props: KindInputProps) {
  const text = useText();
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      type="date"
      help={texts.help ?? text('media.date')}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  );
}
