import type { Client } from '@prospectus/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';

import { answersOf, type Api } from './api.ts';
import type { EventStream } from './event-stream.ts';

/** `meta` of react-admin's list calls. Without `fields` records are whole. */
type ListMeta = { fields?: readonly string[] };

/**
 * ra-data-simple-rest over the console's calls, and every other call. Every change is sent with the version that the
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
  const rest = (meta?: ListMeta) =>
    simpleRestProvider('/admin', async (url, { method = 'GET', body, signal } = {}) => {
      const fields = meta?.fields ? `&fields=${encodeURIComponent(JSON.stringify(meta.fields))}` : '';
      const { data, ...answer } = await client(
        `${method} ${url}${fields}` as 'PUT /admin/:resource/:id',
        {
          params: { resource: '', id: '' },
          body: body ? (JSON.parse(body as string) as object) : undefined,
          signal: signal ?? undefined,
        } as never,
      );
      return { ...answer, body: '', json: data };
    });
  return {
    ...rest(),
    getList: (resource, params) => rest(params.meta as ListMeta).getList(resource, params),
    getMany: (resource, params) => rest(params.meta as ListMeta).getMany(resource, params),
    getManyReference: (resource, params) => rest(params.meta as ListMeta).getManyReference(resource, params),
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
