import { Select } from '@prospectus/design-system';

import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** One of a few values. The form's value has the option's own type, a number or a string. */
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
