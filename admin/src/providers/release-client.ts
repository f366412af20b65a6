import { type acceptBody, type ReleaseRecord, releaseRecord } from '@prospectus/contract';
import type { fetchUtils } from 'react-admin';
import { z } from 'zod';

/** Calls on releases. */
export type ReleaseClient = {
  list(): Promise<ReleaseRecord[]>;
  read(id: string): Promise<ReleaseRecord>;
  create(fields: { title: string; items: { resource: string; id: string }[] }): Promise<ReleaseRecord>;
  update(id: string, fields: object): Promise<ReleaseRecord>;
  remove(id: string, version: number): Promise<void>;
  publish(id: string, version: number): Promise<ReleaseRecord>;
  undo(id: string): Promise<ReleaseRecord>;
  /** Saves accepted changes as drafts of a new release. */
  accept(body: z.input<typeof acceptBody>): Promise<ReleaseRecord>;
};

/** The same as one function: react-admin hands on a provider's functions alone. */
export type ReleaseCall = <N extends keyof ReleaseClient>(
  name: N,
  ...given: Parameters<ReleaseClient[N]>
) => ReturnType<ReleaseClient[N]>;

export function createReleaseCall(url: string, http: typeof fetchUtils.fetchJson): ReleaseCall {
  const client = createReleaseClient(url, http);
  return (name, ...given) =>
    (client[name] as (...all: typeof given) => ReturnType<ReleaseClient[typeof name]>)(...given);
}

function createReleaseClient(url: string, http: typeof fetchUtils.fetchJson): ReleaseClient {
  const base = `${url}/releases`;
  const send = async (path: string, method: string, body?: object): Promise<ReleaseRecord> =>
    releaseRecord.parse((await http(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })).json);
  return {
    list: async () => z.array(releaseRecord).parse((await http(`${base}?range=[0,199]`)).json),
    read: (id) => send(`/${id}`, 'GET'),
    create: (fields) => send('', 'POST', fields),
    update: (id, fields) => send(`/${id}`, 'PUT', fields),
    remove: async (id, version) => void (await http(`${base}/${id}?version=${version}`, { method: 'DELETE' })),
    publish: (id, version) => send(`/${id}/publish`, 'POST', { version }),
    undo: (id) => send(`/${id}/undo`, 'POST', {}),
    accept: (body) => send('/accept', 'POST', body),
  };
}
