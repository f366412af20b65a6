import { SwitchField } from '@prospectus/design-system/console';

import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** Yes or no. */
export function FlagInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, false);
  return (
    <SwitchField
      id={control.id}
      label={texts.label}
      help={texts.help}
      ref={ref}
      checked={value}
      onChange={(event) => change(event.target.checked)}
      onBlur={blur}
    />
  );
}
