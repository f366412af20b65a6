import { Select } from '@prospectus/design-system';

import type { KindInputProps } from './kinds.ts';
import { useField } from './useField.ts';

/** One of a few values; the form keeps the value itself, a number where it is one. */
export function ChoiceInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField<string | number>(props, '');
  const options = props.meta.options ?? [];
  return (
    <Select
      {...control}
      {...texts}
      ref={ref}
      value={value}
      onBlur={blur}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => {
        const chosen = options.find(({ id }) => String(id) === event.target.value);
        if (chosen) change(chosen.id);
      }}
    />
  );
}
