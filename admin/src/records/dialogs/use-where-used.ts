import type { Usage } from '@prospectus/contract';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

/** The records that refer to one; undefined while it is looked up. */
export function useWhereUsed(resource: string, record: RaRecord, enabled = true) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error } = useQuery<readonly Usage[]>({
    queryKey: [resource, 'whereUsed', record.id],
    queryFn: () => provider.api('GET /admin/:resource/:id/where-used', { params: { resource, id: record.id } }),
    enabled,
    retry: false,
    staleTime: 0,
    networkMode: 'always',
  });
  return { uses: enabled ? data : [], error };
}
