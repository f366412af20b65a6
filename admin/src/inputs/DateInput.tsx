import { DateField } from '@prospectus/design-system/console';

import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** A day as it is in India. */
export function DateInput(props: KindInputProps) {
  const text = useText();
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <DateField
      {...control}
      {...texts}
      ref={ref}
      help={texts.help ?? text('media.date')}
      value={value}
      onChange={change}
      onBlur={blur}
    />
  );
}
