import { type RaRecord, useGetList } from 'react-admin';

import { useText } from '../texts/language-context.ts';
import { titleFieldOf } from './schema.ts';

export function useReferenceOptions(resource: string, enabled = true) {
  const text = useText();
  const titleField = titleFieldOf(resource);
  const { data, isLoading, error } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: titleField, order: 'ASC' },
      filter: {},
      meta: { fields: [titleField, 'status'] },
    },
    { enabled },
  );
  return {
    options: (data ?? []).map((record) => ({
      value: String(record.id),
      label: String(record[titleField] || text('entities.untitled')),
    })),
    isPending: isLoading,
    error,
  };
}
