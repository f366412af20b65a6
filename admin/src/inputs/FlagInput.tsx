import { Switch } from '@prospectus/design-system';

import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** Yes or no. */
export function FlagInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, false);
  return (
    <Switch
      {...control}
      label={texts.label}
      help={texts.help}
      ref={ref}
      checked={value}
      onChange={(event) => change(event.target.checked)}
      onBlur={blur}
    />
  );
}
