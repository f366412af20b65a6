import {
  can,
  contextFields,
  foundRecord,
  type FoundRecord,
  type Resource,
  resources,
  type Role,
  routes,
} from '@prospectus/contract';
import type { fetchUtils, RaRecord } from 'react-admin';
import { z } from 'zod';

import { createListClient } from './list-client.ts';

const MOST_OF_EACH = 5;
const found = z.array(foundRecord);

/**
 * One search over everything, in one call. The API searches everything for those who may see everything; for others, the
 * lists that they may see are searched.
 */
export function createRecordSearch(url: string, http: typeof fetchUtils.fetchJson) {
  const { list } = createListClient(url, http);
  const [, path] = routes.searchRecords;

  const inList = async (resource: Resource, q: string): Promise<FoundRecord[]> => {
    const context = contextFields(resource);
    const fields = [resource.titleField, 'status', ...context];
    const { data } = await list(resource.name, { filter: { q }, range: [0, MOST_OF_EACH - 1], fields });
    return data.map((record) => asFound(resource, record, context));
  };
  return async (q: string, role: Role | null): Promise<FoundRecord[]> => {
    if (can(role, 'list', 'search')) {
      const { json } = await http(`${url.replace(/\/admin$/, '')}${path}?${new URLSearchParams({ q }).toString()}`);
      return found.parse(json);
    }
    const listed = Object.values<Resource>(resources).filter(({ name }) => can(role, 'list', name));
    return (await Promise.all(listed.map((resource) => inList(resource, q)))).flat();
  };
}

const asFound = ({ name, titleField }: Resource, record: RaRecord, context: readonly string[]): FoundRecord =>
  foundRecord.parse({
    resource: name,
    id: record.id,
    title: record[titleField] as unknown,
    status: record['status'] as unknown,
    context: context.map((field) => String(record[field] ?? '')).filter(Boolean),
  });
