import { Select } from '@prospectus/design-system';
import { useRecordContext } from 'react-admin';

import { useReferenceOptions } from '../fields/use-reference-options.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** A record of another resource, chosen by its title. The record being edited is not among the options. */
export function ReferenceInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField<string | null>(props, null);
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
      error={texts.error ?? (error ? 'The choices could not be loaded.' : undefined)}
      placeholder={isPending ? 'Loading…' : 'None'}
      options={[
        ...options.filter((option) => option.value !== self),
        ...(missing ? [{ value, label: 'A record that no longer exists' }] : []),
      ]}
      onChange={(event) => change(event.target.value || null)}
    />
  );
}
