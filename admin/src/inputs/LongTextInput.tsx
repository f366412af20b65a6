import { Field } from '@prospectus/design-system';

import { TextArea } from './controls.ts';
import type { KindInputProps } from './kinds.ts';
import { useField } from './useField.ts';

/** Several lines of plain text; grows with what is typed. */
export function LongTextInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <Field id={control.id} {...texts}>
      {(attributes) => (
        <TextArea
          {...attributes}
          name={control.name}
          ref={ref}
          rows={3}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
        />
      )}
    </Field>
  );
}
