import { Button, Select, Stack } from '@prospectus/design-system';

import { Muted } from '../../../layout/Muted.tsx';
import { useText } from '../../../texts/language-context.ts';

type ValuePickProps<V> = {
  label: string;
  options: readonly { value: V; label: string }[];
  values: readonly V[];
  /** Shown while there are no values. */
  none: string;
  error?: string | undefined;
  onChange: (values: V[]) => void;
};

/** Several values of some options, added one by one. */
export function ValuePick<V extends string | number>(props: ValuePickProps<V>) {
  const { label, options, values, none, error, onChange } = props;
  const text = useText();
  const labelOf = (value: V) => options.find((option) => option.value === value)?.label ?? String(value);
  return (
    <Stack gap={1}>
      <Select
        label={label}
        placeholder={text('rules.choose')}
        value=""
        error={error}
        options={options
          .filter(({ value }) => !values.includes(value))
          .map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={(event) => {
          const option = options.find(({ value }) => String(value) === event.target.value);
          if (option) onChange([...values, option.value]);
        }}
      />
      {values.length === 0 ? (
        <Muted>{none}</Muted>
      ) : (
        <Stack as="ul" direction="row" gap={1}>
          {values.map((value) => (
            <li key={value}>
              <Button
                size="small"
                variant="secondary"
                startIcon="close"
                aria-label={text('rules.remove', { what: labelOf(value) })}
                onClick={() => onChange(values.filter((one) => one !== value))}
              >
                {labelOf(value)}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
