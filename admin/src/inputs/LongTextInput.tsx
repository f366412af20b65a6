import { TextArea } from '@prospectus/design-system';

import type { KindInputProps } from './kind-input.ts';
import { textLimit } from '../fields/text-limit.ts';
import { useField } from './use-field.ts';

/** Several lines of plain text. It grows with the text and counts the characters up to the contract's limit. */
export function LongTextInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextArea
      {...control}
      {...texts}
      ref={ref}
      limit={textLimit(props.schema)}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  );
}
