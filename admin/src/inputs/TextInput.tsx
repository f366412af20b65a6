import { TextField } from '@prospectus/design-system';

import { DateInput } from './DateInput.tsx';
import { IconInput } from './IconInput.tsx';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** One line of text; a day or an icon where the contract says that the line is one. */
export function TextInput(props: KindInputProps) {
  if (props.meta.format === 'date') return <DateInput {...props} />;
  if (props.meta.format === 'icon') return <IconInput {...props} />;
  return <Line {...props} />;
}

function Line(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextField
      {...control}
      {...texts}
      ref={ref}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
      autoComplete="off"
    />
  );
}
