import { contextFields, type HistoryEntry, type Resource, resources } from '@prospectus/contract';
import { HttpError, type RaRecord } from 'react-admin';

import type { ConsoleDataProvider, ListMeta } from '../providers/data-provider.ts';
import type { MemoryAnswers } from './memory-answers.ts';
import { memoryFigures, NOTHING_DUE } from './memory-figures.ts';
import { memoryLectures } from './memory-lectures.ts';
import { memoryLists } from './memory-lists.ts';

type Rows = Record<string, RaRecord[]>;
type Input = { params?: object; query?: object; body?: unknown };

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
    follow: () => new Promise(() => undefined),
    api: (async (name: string, input: Input = {}) => {
      const answer = (answers as Record<string, ((given: object) => unknown) | undefined>)[name];
      if (!answer) throw new Error(`Nothing answers ${name}.`);
      return answer({ params: {}, query: {}, body: {}, ...input });
    }) as ConsoleDataProvider['api'],
  };
  /** What the calls of the contract answer, by their names. */
  const answers: MemoryAnswers = {
    'POST /admin/:resource/:id/publish': ({ params: { resource, id }, body }) => {
      fail();
      findUnchanged(resource, id, body.version);
      published.delete(id);
      return change(resource, id, 'publish', { status: 'published', published_at: '2026-11-21T06:30:00.000Z' });
    },
    'POST /admin/:resource/:id/discard': ({ params: { resource, id }, body }) => {
      fail();
      const row = findUnchanged(resource, id, body.version);
      const { version: _, ...before } = published.get(id) ?? row;
      return change(resource, id, 'discard', { ...before, status: 'published' });
    },
    'POST /admin/:resource/:id/unpublish': ({ params: { resource, id }, body }) => {
      fail();
      findUnchanged(resource, id, body.version);
      return change(resource, id, 'unpublish', { status: 'draft', published_at: null });
    },
    'POST /admin/:resource/:id/schedule': ({ params: { resource, id }, body: { version, ...times } }) => {
      fail();
      findUnchanged(resource, id, version);
      return change(resource, id, 'schedule', times);
    },
    'POST /admin/:resource/:id/clone': async ({ params: { resource, id } }) => {
      fail();
      return (await provider.create?.(resource, { data: find(resource, id) }))?.data as unknown;
    },
    'POST /admin/:resource/:id/restore': ({ params: { resource, id }, body: { version } }) => {
      fail();
      if (version !== undefined) {
        const fields = revisions.get(`${id} ${version}`) ?? {};
        return change(resource, id, 'restore', { ...fields, status: 'changed' });
      }
      const row = trash.get(id);
      if (!row) throw new HttpError('This is not in the trash.', 409, { code: 'LOCKED' });
      trash.delete(id);
      all(resource).push(row);
      return change(resource, id, 'restore', { status: 'draft', published_at: null });
    },
    'DELETE /admin/trash/:resource/:id': ({ params: { id } }) => {
      fail();
      rows['trash'] = all('trash').filter((row) => row.id !== id);
    },
    'GET /admin/:resource/trash': ({ query }) => {
      const { id: [id] = [] } = JSON.parse(query.filter ?? '{}') as { id?: string[] };
      return trash.has(id) ? [structuredClone(trash.get(id))] : [];
    },
    'GET /admin/:resource/:id/where-used': () => [],
    'GET /admin/:resource/:id/difference': ({ params: { id }, query: { from, to } }) => {
      const [before, after] = [from, to].map((version) => revisions.get(`${id} ${version}`) ?? {});
      return ['question', 'answer']
        .filter((name) => before?.[name] !== after?.[name])
        .map((name) => ({ path: name, label: name, before: before?.[name] ?? null, after: after?.[name] ?? null }));
    },
    'GET /admin/:resource/:id/history': ({ params: { id } }) => {
      fail();
      return history.get(id) ?? [];
    },
    ...memoryLists({ rows, all, find, change, fail, undos }),
    ...memoryLectures(
      fail,
      () => all('live-lectures'),
      (lectures) => {
        rows['live-lectures'] = lectures;
      },
      undos,
    ),
    'GET /admin/search': ({ query: { q } }) => {
      fail();
      return Object.values<Resource>(resources).flatMap((resource) =>
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
    },
    'POST /admin/users/:id/sign-out': ({ params: { id } }) => {
      fail();
      Object.assign(find('users', id), { open_sessions: 0 });
    },
    'GET /admin/dashboard/figures': memoryFigures(() => fail('GET /admin/dashboard/figures')),
    'GET /admin/dashboard': () => {
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
      };
    },
  };
  /** Every call of the contract by its name, and react-admin's verbs with their resource. */
  const calls: string[] = [];
  const counted = Object.fromEntries(
    Object.entries(provider as Record<string, (...given: unknown[]) => unknown>).map(([name, call]) => [
      name,
      (...given: unknown[]) => {
        calls.push(name === 'api' ? String(given[0]) : `${name} ${String(given[0])}`);
        return call(...given);
      },
    ]),
  );
  return {
    provider: counted as unknown as ConsoleDataProvider,
    calls,
    answers,
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
