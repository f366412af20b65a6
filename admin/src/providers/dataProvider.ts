import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, Identifier, RaRecord } from 'react-admin';

/** One line of a record's history; `by` is null for the installation itself. */
export type Revision = { version: number; action: string; at: string; by: string | null };

/** What the console asks of its data beyond react-admin's own calls. */
export type ConsoleDataProvider = DataProvider & {
  publish<R extends RaRecord = RaRecord>(
    resource: string,
    params: { id: Identifier; version?: number },
  ): Promise<{ data: R }>;
  /** Drops the draft; the published fields are the record again. */
  discard<R extends RaRecord = RaRecord>(resource: string, params: { id: Identifier }): Promise<{ data: R }>;
  /** Puts these records into this order, live at once. */
  reorder(resource: string, params: { ids: Identifier[] }): Promise<void>;
  history(resource: string, params: { id: Identifier }): Promise<{ data: Revision[] }>;
  dashboard(): Promise<{ data: unknown }>;
};

/** ra-data-simple-rest over the API's console calls, and the verbs beyond it. */
export function createConsoleDataProvider(url: string, http: typeof fetchUtils.fetchJson): ConsoleDataProvider {
  const rest = simpleRestProvider(url, http, 'Content-Range');
  const at = (resource: string, id: Identifier, verb: string) => `${url}/${resource}/${encodeURIComponent(id)}/${verb}`;
  const post = (address: string, body: object) => http(address, { method: 'POST', body: JSON.stringify(body) });
  return {
    ...rest,
    publish: async (resource, { id, version }) =>
      answerOf(await post(at(resource, id, 'publish'), version === undefined ? {} : { version })),
    discard: async (resource, { id }) => answerOf(await post(at(resource, id, 'discard'), {})),
    reorder: async (resource, { ids }) => void (await post(`${url}/${resource}/reorder`, { ids })),
    history: async (resource, { id }) => answerOf(await http(at(resource, id, 'history'))),
    dashboard: async () => (await http(`${url}/dashboard`)).json as { data: unknown },
  };
}

const answerOf = <T>({ json }: { json: unknown }): { data: T } => ({ data: json as T });
