import { contextFields, type HistoryEntry, type Resource, resources } from '@prospectus/contract';
import { HttpError, type RaRecord } from 'react-admin';

import { createDeliveryCall } from '../providers/delivery-client.ts';
import { createReleaseCall } from '../providers/release-client.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import type { ListMeta } from '../providers/list-client.ts';
import { memoryFigures, NOTHING_DUE } from './memory-figures.ts';
import { memoryLectures } from './memory-lectures.ts';
import { memoryLists } from './memory-lists.ts';

type Rows = Record<string, RaRecord[]>;

/**
 * A data provider over records in memory, with the rules of the API that screens depend on: drafts, versions and
 * their conflicts, order. `failNext` makes the next call fail.
 */
export function memoryDataProvider(rows: Rows) {
  const undos = new Map<string, () => number>();
  const published = new Map<unknown, RaRecord>();
  const history = new Map<unknown, HistoryEntry[]>();
  const revisions = new Map<string, Record<string, unknown>>();
  let failNext: { error: Error; resource: string | undefined } | undefined;
  const trash = new Map<unknown, RaRecord>();
  let failAll: Error | undefined;
  const fail = (resource?: string) => {
    if (failAll) throw failAll;
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
  const change = (resource: string, id: unknown, action: string, fields: object): RaRecord => {
    const row = find(resource, id);
    const version = (row['version'] as number) + 1;
    Object.assign(row, fields, { version, updated_at: new Date(Date.UTC(2026, 10, 21, 6, version)).toISOString() });
    history.set(id, [
      { version, action, at: row['updated_at'] as string, by: 'Demo Admin' },
      ...(history.get(id) ?? []),
    ]);
    revisions.set(`${String(id)} ${version}`, structuredClone(row));
    return structuredClone(row);
  };

  const provider: Partial<ConsoleDataProvider> = {
    getList: async (resource, { filter, sort, pagination, meta }) => {
      fail(resource);
      const { q, ...exact } = (filter ?? {}) as Record<string, unknown>;
      const found = all(resource)
        .filter((row) =>
          Object.entries(exact).every(
            ([name, value]) =>
              /_[gl]te$/.test(name) || (Array.isArray(value) ? value.includes(row[name]) : row[name] === value),
          ),
        )
        .filter((row) => typeof q !== 'string' || JSON.stringify(row).toLowerCase().includes(q.toLowerCase()))
        .toSorted((a, b) =>
          String(a[sort?.field ?? 'id']).localeCompare(String(b[sort?.field ?? 'id']), 'en', { numeric: true }),
        );
      const { page = 1, perPage = 25 } = pagination ?? {};
      const { fields } = (meta ?? {}) as ListMeta;
      const shown = structuredClone(found.slice((page - 1) * perPage, page * perPage));
      return { data: shown.map((row) => only(row, fields)) as never, total: found.length };
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
      const { version, autosave: _, ...yours } = data as Record<string, unknown>;
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
      trash.set(id, row);
      return { data: structuredClone(row) as never };
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
    unpublish: async (resource, { id, version }) => {
      fail();
      findUnchanged(resource, id, version);
      return { data: change(resource, id, 'unpublish', { status: 'draft', published_at: null }) as never };
    },
    schedule: async (resource, { id, version, ...times }) => {
      fail();
      findUnchanged(resource, id, version);
      return { data: change(resource, id, 'schedule', times) as never };
    },
    clone: async (resource, { id }) => {
      fail();
      const original = find(resource, id);
      return provider.create?.(resource, { data: original }) as never;
    },
    restore: async (resource, { id, version }) => {
      fail();
      if (version !== undefined) {
        const fields = revisions.get(`${String(id)} ${version}`) ?? {};
        return { data: change(resource, id, 'restore', { ...fields, status: 'changed' }) as never };
      }
      const row = trash.get(id);
      if (!row) throw new HttpError('This is not in the trash.', 409, { code: 'LOCKED' });
      trash.delete(id);
      all(resource).push(row);
      return { data: change(resource, id, 'restore', { status: 'draft', published_at: null }) as never };
    },
    purge: async (_resource, { id }) => {
      fail();
      rows['trash'] = all('trash').filter((row) => row.id !== id);
    },
    trashed: async (_resource, { id }) => ({ data: structuredClone(trash.get(id) ?? null) as never }),
    whereUsed: async () => ({ data: [] }),
    presence: () => new Promise(() => undefined),
    difference: async (_resource, { id, from, to }) => {
      const [before, after] = [from, to].map((version) => revisions.get(`${String(id)} ${version}`) ?? {});
      return {
        data: ['question', 'answer']
          .filter((name) => before?.[name] !== after?.[name])
          .map((name) => ({ path: name, label: name, before: before?.[name] ?? null, after: after?.[name] ?? null })),
      };
    },
    history: async (_resource, { id }) => {
      fail();
      return { data: history.get(id) ?? [] };
    },
    ...memoryLists({ rows, all, find, change, fail, undos }),
    search: async ({ q }) => {
      fail();
      const found = Object.values<Resource>(resources).flatMap((resource) =>
        all(resource.name)
          .filter((row) => JSON.stringify(row).toLowerCase().includes(q.toLowerCase()))
          .map((row) => ({
            resource: resource.name,
            id: String(row.id),
            title: String(row[resource.titleField]),
            status: row['status'] as 'draft',
            context: contextFields(resource).flatMap((field) => (row[field] ? [String(row[field])] : [])),
          })),
      );
      return { data: found };
    },
    signOutUser: async (id) => {
      fail();
      Object.assign(find('users', id), { open_sessions: 0 });
    },
    ask: memoryLectures(
      fail,
      () => all('live-lectures'),
      (lectures) => {
        rows['live-lectures'] = lectures;
      },
      undos,
    ),
    privacy: () => Promise.reject(new Error('Nothing answers this call.')),
    delivery: createDeliveryCall(() => Promise.reject(new Error('Nothing answers this call.'))),
    release: createReleaseCall('/api/admin', () => Promise.reject(new Error('Nothing answers this call.'))),
    figures: memoryFigures(() => fail('figures')),
    dashboard: async () => {
      fail();
      const waiting = Object.values<Resource>(resources).flatMap((resource) =>
        all(resource.name)
          .filter((row) => row['status'] !== 'published')
          .map((row) => ({
            resource: resource.name,
            id: String(row.id),
            title: String(row[resource.titleField]),
            status: row['status'] as 'draft',
            updated_at: String(row['updated_at']),
          })),
      );
      return {
        data: {
          programs: all('program').length,
          faqs: all('faqs').length,
          drafts: 1,
          leads: 0,
          upcoming_lectures: all('live-lectures').length,
          scheduled: 0,
          recent_changes: history.size,
          records: Object.fromEntries(Object.entries(rows).map(([name, there]) => [name, there.length])),
          waiting,
          ...NOTHING_DUE,
          changes: [],
          lectures: all('live-lectures').map((row) => ({
            id: String(row.id),
            subject_name: String(row['subject_name']),
            course_name: String(row['course_name']),
            start_date: String(row['start_date']),
            start_time: String(row['start_time']),
          })),
        },
      };
    },
  };
  /** Every call, by its name and its resource. */
  const calls: string[] = [];
  const counted = Object.fromEntries(
    Object.entries(provider as Record<string, (...given: unknown[]) => unknown>).map(([name, call]) => [
      name,
      (...given: unknown[]) => {
        calls.push(typeof given[0] === 'string' ? `${name} ${given[0]}` : name);
        return call(...given);
      },
    ]),
  );
  return {
    provider: counted as unknown as ConsoleDataProvider,
    calls,
    /** Makes the next call fail with this error; with a resource, its next list. */
    failNext: (error: Error, resource?: string) => {
      failNext = { error, resource };
    },
    /** Makes every call fail until it is called without an error. */
    failAll: (error: Error | undefined) => {
      failAll = error;
    },
    /** Changes a record as a colleague would meanwhile. */
    changeAsColleague: (resource: string, id: unknown, fields: object) => void change(resource, id, 'update', fields),
    rows: (resource: string) => all(resource) as (Record<string, unknown> & { id: string })[],
  };
}

const only = (row: RaRecord, fields: readonly string[] | undefined): RaRecord =>
  fields
    ? (Object.fromEntries(
        ['id', ...fields].filter((name) => name in row).map((name) => [name, row[name] as unknown]),
      ) as RaRecord)
    : row;
