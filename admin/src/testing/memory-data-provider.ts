import type { HistoryEntry } from '@prospectus/contract';
import { HttpError, type RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';

type Rows = Record<string, RaRecord[]>;

/**
 * A data provider over records in memory, with the rules of the API that screens depend on: drafts, versions and
 * their conflicts, order. `failNext` makes the next call fail.
 */
export function memoryDataProvider(rows: Rows) {
  const published = new Map<unknown, RaRecord>();
  const history = new Map<unknown, HistoryEntry[]>();
  let failNext: { error: Error; resource: string | undefined } | undefined;

  const fail = (resource?: string) => {
    if (!failNext || (failNext.resource !== undefined && failNext.resource !== resource)) return;
    const { error } = failNext;
    failNext = undefined;
    throw error;
  };
  const all = (resource: string): RaRecord[] => (rows[resource] ??= []);
  const find = (resource: string, id: unknown): RaRecord => {
    const found = all(resource).find((row) => row.id === id);
    if (!found) throw new HttpError('There is nothing at this address.', 404, { code: 'NOT_FOUND' });
    return found;
  };
  const findUnchanged = (resource: string, id: unknown, version: unknown, yours?: object): RaRecord => {
    const row = find(resource, id);
    if (version !== row['version'])
      throw new HttpError('Someone else changed this record in the meantime.', 409, {
        code: 'VERSION_CONFLICT',
        current: structuredClone(row),
        ...(yours && { yours }),
      });
    return row;
  };
  const orderOf = (resource: string, ids: readonly unknown[]): unknown[] =>
    all(resource)
      .filter(({ id }) => ids.includes(id))
      .toSorted((a, b) => Number(a['position']) - Number(b['position']))
      .map(({ id }) => id);
  const change = (resource: string, id: unknown, action: string, fields: object): RaRecord => {
    const row = find(resource, id);
    const version = (row['version'] as number) + 1;
    Object.assign(row, fields, { version, updated_at: new Date(Date.UTC(2026, 10, 21, 6, version)).toISOString() });
    history.set(id, [
      { version, action, at: row['updated_at'] as string, by: 'Demo Admin' },
      ...(history.get(id) ?? []),
    ]);
    return structuredClone(row);
  };

  const provider: Partial<ConsoleDataProvider> = {
    getList: async (resource, { filter, sort, pagination }) => {
      fail(resource);
      const { q, ...exact } = (filter ?? {}) as Record<string, unknown>;
      const found = all(resource)
        .filter((row) =>
          Object.entries(exact).every(
            ([name, value]) =>
              name.endsWith('_gte') || (Array.isArray(value) ? value.includes(row[name]) : row[name] === value),
          ),
        )
        .filter((row) => typeof q !== 'string' || JSON.stringify(row).toLowerCase().includes(q.toLowerCase()))
        .toSorted((a, b) =>
          String(a[sort?.field ?? 'id']).localeCompare(String(b[sort?.field ?? 'id']), 'en', { numeric: true }),
        );
      const { page = 1, perPage = 25 } = pagination ?? {};
      return { data: structuredClone(found.slice((page - 1) * perPage, page * perPage)) as never, total: found.length };
    },
    getOne: async (resource, { id }) => {
      fail();
      return { data: structuredClone(find(resource, id)) as never };
    },
    getMany: async (resource, { ids }) => ({
      data: structuredClone(all(resource).filter((row) => ids.includes(row.id))) as never,
    }),
    create: async (resource, { data }) => {
      fail();
      const id = crypto.randomUUID();
      const at = '2026-11-21T06:00:00.000Z';
      all(resource).push({
        ...(data as object),
        id,
        version: 1,
        position: all(resource).length,
        status: 'draft',
        created_at: at,
        updated_at: at,
        published_at: null,
      });
      return { data: structuredClone(find(resource, id)) as never };
    },
    update: async (resource, { id, data }) => {
      fail();
      const { version, ...yours } = data as Record<string, unknown>;
      const row = findUnchanged(resource, id, version, yours);
      if (!published.has(id)) published.set(id, structuredClone(row));
      return {
        data: change(resource, id, 'update', {
          ...yours,
          status: row['published_at'] === null ? 'draft' : 'changed',
        }) as never,
      };
    },
    delete: async (resource, { id, previousData }) => {
      fail();
      const row = findUnchanged(resource, id, previousData?.['version']);
      rows[resource] = all(resource).filter((one) => one !== row);
      return { data: row as never };
    },
    publish: async (resource, { id, version }) => {
      fail();
      findUnchanged(resource, id, version);
      published.delete(id);
      return {
        data: change(resource, id, 'publish', {
          status: 'published',
          published_at: '2026-11-21T06:30:00.000Z',
        }) as never,
      };
    },
    discard: async (resource, { id, version }) => {
      fail();
      const row = findUnchanged(resource, id, version);
      const { version: _, ...before } = published.get(id) ?? row;
      return { data: change(resource, id, 'discard', { ...before, status: 'published' }) as never };
    },
    reorder: async (resource, { ids, from }) => {
      fail();
      if (String(orderOf(resource, from)) !== String(from))
        throw new HttpError('Someone else changed this order in the meantime.', 409, {
          code: 'VERSION_CONFLICT',
          current: { ids: orderOf(resource, from) },
        });
      for (const [position, id] of ids.entries()) find(resource, id)['position'] = position;
    },
    history: async (_resource, { id }) => {
      fail();
      return { data: history.get(id) ?? [] };
    },
    dashboard: async () => {
      fail();
      return {
        data: {
          programs: all('program').length,
          faqs: all('faqs').length,
          drafts: 1,
          leads: 0,
          upcoming_lectures: all('live-lectures').length,
          scheduled: 0,
          recent_changes: history.size,
        },
      };
    },
  };
  return {
    provider: provider as ConsoleDataProvider,
    /** Makes the next call fail with this error; with a resource, its next list. */
    failNext: (error: Error, resource?: string) => {
      failNext = { error, resource };
    },
    /** Changes a record as a colleague would meanwhile. */
    changeAsColleague: (resource: string, id: unknown, fields: object) => void change(resource, id, 'update', fields),
    rows: (resource: string) => all(resource) as (Record<string, unknown> & { id: string })[],
  };
}
