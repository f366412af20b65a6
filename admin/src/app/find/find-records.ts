import { can, contextFields, type SearchResult, type Resource, resources, type Role } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const MAX_OF_EACH = 5;

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
