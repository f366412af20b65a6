import { type RaRecord, useGetList } from 'react-admin';

import { titleFieldOf } from './title-field.ts';

/** Every record of a resource as an option: its id and its title. */
export function useReferenceOptions(resource: string) {
  const titleField = titleFieldOf(resource);
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
