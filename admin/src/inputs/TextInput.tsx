import { TextField } from '@prospectus/design-system';

import { textLimit } from '../fields/schema.ts';
import { useText } from '../texts/language-context.ts';
import { IconInput } from './IconInput.tsx';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

export function TextInput(props: KindInputProps) {
  if (props.meta.format === 'date') return <DateInput {...props} />;
  if (props.meta.format === 'icon') return <IconInput {...props} />;
  return <Line {...props} />;
}

/** The share of a line's limit from which its characters are counted. */
const NEAR_LIMIT = 0.8;

function Line(props: KindInputProps) {
  const text = useText();
  const { value, change, bound } = useField(props, '');
  const most = textLimit(props.schema);
  const isNearLimit = most !== undefined && value.length > most * NEAR_LIMIT;
  const help = [bound.help, isNearLimit && text('media.characters', { count: value.length, most })]
    .filter(Boolean)
    .join(' ');
  return (
    <TextField
      {...bound}
      help={help || undefined}
      value={value}
      onChange={(event) => change(event.target.value)}
      autoComplete="off"
    />
  );
}

const DateInput = (props: KindInputProps) => <WhenInput {...props} type="date" hint={useText()('media.date')} />;

/** A day or a time of day as it is in India, with the browser's picker. `hint` is shown where the field has no help. */
export function WhenInput({
  type,
  hint,
  ...props
}: KindInputProps & { type: 'date' | 'time'; hint?: string | undefined }) {
  const { value, change, bound } = useField(props, '');
  return (
    <TextField
      {...bound}
      type={type}
      help={bound.help ?? hint}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  );
}
