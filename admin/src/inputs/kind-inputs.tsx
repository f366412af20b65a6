import { Select, TextArea } from '@prospectus/design-system';
import { SwitchField } from '@prospectus/design-system/console';
import { useRecordContext } from 'react-admin';

import { textLimit } from '../fields/schema.ts';
import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { useText } from '../texts/language-context.ts';
import { ImageInput } from './ImageInput.tsx';
import { LinkInput } from './LinkInput.tsx';
import { ListInput } from './ListInput.tsx';
import { MoneyInput, NumberInput } from './NumberInputs.tsx';
import { RichTextInput } from './RichTextInput.tsx';
import { TextInput } from './TextInput.tsx';
import type { KindInputProps, KindInputs } from './kind-input.ts';
import { useField } from './use-field.ts';

export const kindInputs: KindInputs = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  image: ImageInput,
  link: LinkInput,
  money: MoneyInput,
  number: NumberInput,
  flag: FlagInput,
  choice: ChoiceInput,
  reference: ReferenceInput,
  list: ListInput,
};

/** Several lines of plain text. It grows with the text and counts the characters up to the contract's limit. */
function LongTextInput(props: KindInputProps) {
  const { value, change, bound } = useField(props, '');
  return (
    <TextArea
      {...bound}
      limit={textLimit(props.schema)}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function FlagInput(props: KindInputProps) {
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

/** One of a few values. The form's value has the option's own type, a number or a string. */
function ChoiceInput(props: KindInputProps) {
  const { value, change, bound } = useField<string | number>(props, '');
  const options = props.meta.options ?? [];
  return (
    <Select
      {...bound}
      value={value}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => {
        const chosen = options.find(({ id }) => String(id) === event.target.value);
        if (chosen) change(chosen.id);
      }}
    />
  );
}

/** A record of another resource, chosen by its title. The record being edited is not among the options. */
function ReferenceInput(props: KindInputProps) {
  const { value, change, bound } = useField<string | null>(props, null);
  const text = useText();
  const self = useRecordContext()?.id;
  const { options, isPending, error } = useReferenceOptions(props.meta.resource ?? '');
  const missing = value && !isPending && !options.some((option) => option.value === value);
  return (
    <Select
      {...bound}
      value={value ?? ''}
      disabled={isPending}
      error={bound.error ?? (error ? text('entities.list.notLoaded') : undefined)}
      placeholder={text(isPending ? 'entities.list.loading' : 'entities.list.none')}
      options={[
        ...options.filter((option) => option.value !== self),
        ...(missing ? [{ value, label: text('entities.list.gone') }] : []),
      ]}
      onChange={(event) => change(event.target.value || null)}
    />
  );
}
