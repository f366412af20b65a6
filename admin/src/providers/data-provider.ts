import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, Identifier, RaRecord } from 'react-admin';

/** One entry of a record's history; `by` is null where no person did it. */
export type Revision = { version: number; action: string; at: string; by: string | null };

/** A record and the version of it that the person saw. */
type Seen = { id: Identifier; version: number };

/**
 * react-admin's data provider with the calls it lacks. Every change is sent with the version (or the order) the person
 * saw; where it is no longer the newest, the call fails with 409 VERSION_CONFLICT and changes nothing.
 */
export type ConsoleDataProvider = DataProvider & {
  publish<R extends RaRecord = RaRecord>(resource: string, params: Seen): Promise<{ data: R }>;
  /** Discards the draft; the record has its published fields again. */
  discard<R extends RaRecord = RaRecord>(resource: string, params: Seen): Promise<{ data: R }>;
  /** Puts these records into this order, live at once; `from` is the order they were in. */
  reorder(resource: string, params: { ids: Identifier[]; from: Identifier[] }): Promise<void>;
  history(resource: string, params: { id: Identifier }): Promise<{ data: Revision[] }>;
  dashboard(): Promise<{ data: unknown }>;
};

/** ra-data-simple-rest over the API's console calls, and the calls that it lacks. */
export function createConsoleDataProvider(url: string, http: typeof fetchUtils.fetchJson): ConsoleDataProvider {
  const rest = simpleRestProvider(url, http, 'Content-Range');
  const address = (resource: string, id: Identifier) => `${url}/${resource}/${encodeURIComponent(id)}`;
  const post = (to: string, body: object) => http(to, { method: 'POST', body: JSON.stringify(body) });
  return {
    ...rest,
    delete: async (resource, { id, previousData }) =>
      answerOf(await http(`${address(resource, id)}?version=${versionOf(previousData)}`, { method: 'DELETE' })),
    deleteMany: () => Promise.reject(new Error('Records are deleted one by one, each with its version.')),
    publish: async (resource, { id, version }) => answerOf(await post(`${address(resource, id)}/publish`, { version })),
    discard: async (resource, { id, version }) => answerOf(await post(`${address(resource, id)}/discard`, { version })),
    reorder: async (resource, { ids, from }) => void (await post(`${url}/${resource}/reorder`, { ids, from })),
    history: async (resource, { id }) => answerOf(await http(`${address(resource, id)}/history`)),
    dashboard: async () => (await http(`${url}/dashboard`)).json as { data: unknown },
  };
}

const answerOf = <T>({ json }: { json: unknown }): { data: T } => ({ data: json as T });

function versionOf(record: Partial<RaRecord> | undefined): number {
  const version: unknown = record?.['version'];
  if (typeof version !== 'number')
    throw new Error('A record is deleted with the version that was read: pass previousData.');
  return version;
}
