import {
  can,
  contextFields,
  type LeadRecord,
  type Resource,
  resources,
  type Role,
  type SearchResult,
} from '@prospectus/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useGetList } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useMay } from '../../providers/use-may.ts';

const MAX_OF_EACH = 5;

const NOTHING: SearchResult[] = [];

/** Records that the search over everything finds: one call for the typed words, none for no words. */
export function useFoundRecords(q: string, role: Role | null | undefined) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q, role],
    queryFn: () => findRecords(provider, q, role ?? null),
    enabled: q !== '' && role !== undefined,
    retry: false,
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });
  return { found: q === '' ? NOTHING : (data ?? NOTHING), error, isFetching };
}

/** Leads whose name, phone or e-mail has the typed words, for those who work on leads. */
export function useFoundLeads(q: string) {
  const mayList = useMay('leads')('list');
  const { data = [], isFetching } = useGetList<LeadRecord>(
    'leads',
    {
      filter: { q },
      pagination: { page: 1, perPage: MAX_OF_EACH },
      meta: { fields: ['name', 'mobile', 'area_of_interest'] },
    },
    { enabled: mayList && q !== '', retry: false, staleTime: 5_000, placeholderData: keepPreviousData },
  );
  return { leads: q === '' ? [] : data, isFetching };
}

/**
 * Records of all that a role may list, the best first; those of one resource together. The API searches everything for
 * those who may see everything; for others, the lists that they may see are searched.
 */
export async function findRecords(
  provider: ConsoleDataProvider,
  q: string,
  role: Role | null,
): Promise<SearchResult[]> {
  if (can(role, 'list', 'search')) return provider.api('GET /admin/search', { query: { q } });
  const listed = Object.values<Resource>(resources).filter(({ name }) => can(role, 'list', name));
  const found = await Promise.all(
    listed.map(async (resource) => {
      const fields = [resource.titleField, 'status', ...contextFields(resource)];
      const pagination = { page: 1, perPage: MAX_OF_EACH };
      const { data } = await provider.getList<RaRecord>(resource.name, { filter: { q }, pagination, meta: { fields } });
      return data.map((record) => asResult(resource, record));
    }),
  );
  return found.flat();
}

const asResult = (resource: Resource, record: RaRecord): SearchResult => ({
  resource: resource.name,
  id: String(record.id),
  title: String(record[resource.titleField] ?? ''),
  status: (record['status'] ?? null) as SearchResult['status'],
  context: contextFields(resource)
    .map((field) => String(record[field] ?? ''))
    .filter(Boolean),
});
