import { Select } from '@prospectus/design-system';
import { useRecordContext } from 'react-admin';

import { useReferenceOptions } from '../fields/use-reference-options.ts';
import type { KindInputProps } from './kind-input.ts';
import { useText } from '../texts/language-context.ts';
import { useField } from './use-field.ts';

/** A record of another resource, chosen by its title. The record being edited is not among the options. */
export function ReferenceInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField<string | null>(props, null);
  const text = useText();
  const self = useRecordContext()?.id;
  const { options, isPending, error } = useReferenceOptions(props.meta.resource ?? '');
  const missing = value && !isPending && !options.some((option) => option.value === value);
  return (
    <Select
      {...control}
      {...texts}
      ref={ref}
      value={value ?? ''}
      onBlur={blur}
      disabled={isPending}
      error={texts.error ?? (error ? text('entities.list.notLoaded') : undefined)}
      placeholder={text(isPending ? 'entities.list.loading' : 'entities.list.none')}
      options={[
        ...options.filter((option) => option.value !== self),
        ...(missing ? [{ value, label: text('entities.list.gone') }] : []),
      ]}
      onChange={(event) => change(event.target.value || null)}
    />
  );
}
