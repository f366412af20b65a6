import { type ResourceName, resources } from '@prospectus/contract';
import { Select } from '@prospectus/design-system';
import { type RaRecord, useGetList, useRecordContext } from 'react-admin';

import type { KindInputProps } from './kinds.ts';
import { useField } from './useField.ts';

/** The record of another resource, chosen by its name; a record is never offered itself. */
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

/** Every record of a resource as choices, by name. */
export function useReferenceOptions(resource: string) {
  const declaration = Object.hasOwn(resources, resource) ? resources[resource as ResourceName] : undefined;
  const titleField = declaration?.titleField ?? 'id';
  const { data, isPending, error } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: titleField, order: 'ASC' },
    filter: {},
  });
  return {
    options: (data ?? []).map((record) => ({
      value: String(record.id),
      label: String(record[titleField] || 'Untitled'),
    })),
    isPending,
    error,
  };
}
