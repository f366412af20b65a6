import { TextField } from '@prospectus/design-system';
import { DateField } from '@prospectus/design-system/console';

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
  const limit = textLimit(props.schema);
  const isNearLimit = limit !== undefined && value.length > limit * NEAR_LIMIT;
  const help = [bound.help, isNearLimit && text('media.characters', { count: value.length, most: limit })]
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

/** A day as it is in India. */
export function DateInput(props: KindInputProps) {
  const text = useText();
  const { value, change, bound } = useField(props, '');
  return <DateField {...bound} help={bound.help ?? text('media.date')} value={value} onChange={change} />;
}
