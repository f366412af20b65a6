import { Button, Select, Stack } from '@prospectus/design-system';

import { Muted } from '../../../layout/Muted.tsx';
import { useText } from '../../../texts/language-context.ts';

type Value = string | number;

/** Several of some values: chosen one by one, and taken away again. */
export function ValuePick<V extends Value>({
  label,
  options,
  chosen,
  none,
  error,
  onChange,
}: {
  label: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[];
  /** Said while nothing is chosen. */
  none: string;
  error?: string | undefined;
  onChange: (chosen: V[]) => void;
}) {
  const text = useText();
  const labelOf = (value: V) => options.find((one) => one.value === value)?.label ?? String(value);
  return (
    <Stack gap={1}>
      <Select
        label={label}
        placeholder={text('rules.choose')}
        value=""
        error={error}
        options={options
          .filter(({ value }) => !chosen.includes(value))
          .map((one) => ({ value: String(one.value), label: one.label }))}
        onChange={(event) => {
          const found = options.find(({ value }) => String(value) === event.target.value);
          if (found) onChange([...chosen, found.value]);
        }}
      />
      {chosen.length === 0 ? (
        <Muted>{none}</Muted>
      ) : (
        <Stack as="ul" direction="row" gap={1}>
          {chosen.map((value) => (
            <li key={value}>
              <Button
                size="small"
                variant="secondary"
                startIcon="close"
                aria-label={text('rules.remove', { what: labelOf(value) })}
                onClick={() => onChange(chosen.filter((one) => one !== value))}
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
