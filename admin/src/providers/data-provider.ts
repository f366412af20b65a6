import type { Client } from '@prospectus/contract';
import type { DataProvider, GetListParams, GetManyReferenceParams, RaRecord } from 'react-admin';

import { answersOf, type Api } from './api.ts';
import type { EventStream } from './event-stream.ts';

/** `meta` of react-admin's list calls. Without `fields` records are whole. */
export type ListMeta = { fields?: readonly string[] };

/**
 * react-admin's verbs on the console's calls, and every other call. Every change is sent with the version that the
 * person saw; where it is no longer the newest, the call fails with 409 VERSION_CONFLICT and changes nothing.
 */
export type ConsoleDataProvider = DataProvider & {
  /** Any call of the contract. */
  api: Api;
  /**
   * Follows the server-sent events at a path below `/api/admin` until the signal aborts or the connection is lost;
   * resolves to whether there was one.
   */
  follow(
    path: string,
    options: { signal: AbortSignal; onEvent: (event: string, data: unknown) => void },
  ): Promise<boolean>;
};

export function createConsoleDataProvider(client: Client, listen?: EventStream): ConsoleDataProvider {
  const api = answersOf(client);
  const getList = async <R extends RaRecord>(
    resource: string,
    { filter, sort, pagination, meta, signal }: GetListParams | GetManyReferenceParams,
  ) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const { fields } = (meta ?? {}) as ListMeta;
    const query = {
      filter: JSON.stringify(filter ?? {}),
      range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
      sort: sort && JSON.stringify([sort.field, sort.order]),
      fields: fields && JSON.stringify(fields),
    };
    const { data, headers } = await client('GET /admin/:resource', { params: { resource }, query, signal });
    const total = Number(headers.get('content-range')?.split('/').at(-1) ?? Number.NaN);
    if (Number.isNaN(total)) throw new Error(`The list of ${resource} came without its total.`);
    return { data: data as unknown as R[], total };
  };
  const update: DataProvider['update'] = async (resource, { id, data }) => ({
    data: (await api('PUT /admin/:resource/:id', { params: { resource, id }, body: data as object })) as never,
  });
  return {
    getList,
    getOne: async (resource, { id, signal }) => ({
      data: (await api('GET /admin/:resource/:id', { params: { resource, id }, signal })) as never,
    }),
    getMany: async (resource, { ids, meta }) => {
      const { fields } = (meta ?? {}) as ListMeta;
      const query = { filter: JSON.stringify({ id: ids }), fields: fields && JSON.stringify(fields) };
      return { data: (await api('GET /admin/:resource', { params: { resource }, query })) as never[] };
    },
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...(filter as object), [target]: id } }),
    create: async (resource, { data }) => ({
      data: (await api('POST /admin/:resource', { params: { resource }, body: data as object })) as never,
    }),
    update,
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => update(resource, { id, data, previousData: undefined as never })));
      return { data: ids };
    },
    delete: async (resource, { id, previousData }) => {
      const query = { version: versionOf(previousData) };
      return { data: (await api('DELETE /admin/:resource/:id', { params: { resource, id }, query })) as never };
    },
    deleteMany: () => Promise.reject(new Error('Records are deleted one by one, each with its version.')),
    api,
    follow: async (path, { signal, onEvent }) => {
      let isConnected = false;
      const handle = (event: string, data: unknown) => {
        isConnected = true;
        onEvent(event, data);
      };
      await listen?.(path, { signal, onEvent: handle }).catch(() => undefined);
      return isConnected;
    },
  };
}

function versionOf(record: Partial<RaRecord> | undefined): number {
  const version: unknown = record?.['version'];
  if (typeof version !== 'number')
    throw new Error('A record is deleted with the version that was read: pass previousData.');
  return version;
}
