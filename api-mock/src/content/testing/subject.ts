import type { HistoryEntry, Resource, ResourceName } from '@prospectus/contract';
import { expect } from 'vitest';

import type { Answered, Call } from '../../testing/calls.ts';
import { sampleOf } from '../../testing/samples.ts';

export type Fields = Record<string, unknown>;
export type StoredRecord = Fields & { id: string; version: number; position: number; status: string };

let count = 0;

/** A resource for the conformance tests, signed in as ADMIN. */
export function subjectOf(resource: Resource, signedIn: () => { call: Call; token: string }) {
  const sample = sampleOf(resource.name as ResourceName);
  const path = `/admin/${resource.name}`;
  const ask = (method: string, at: string, body?: unknown): Promise<Answered> => {
    const { call, token } = signedIn();
    return call(method, `${path}${at}`, { token, ...(body !== undefined && { body }) });
  };
  const list = (parameters: Fields) => ask('GET', `?${query(parameters)}`);
  const all = async () => (await list({ range: [0, 999] })).body as StoredRecord[];
  /** A new record with the sample’s fields, or a permanent single with these fields. */
  const make = async (): Promise<StoredRecord> => {
    const [there] = resource.single ? await all() : [];
    // To the trash, or back to its first text.
    if (there) await ask('DELETE', `/${there.id}`);
    if (there && resource.single === 'always')
      return (await ask('PUT', `/${there.id}`, sample.create(++count))).body as StoredRecord;
    const { status, body } = await ask('POST', '', sample.create(++count));
    expect([status, body]).toMatchObject([201, {}]);
    return body as StoredRecord;
  };
  return {
    resource,
    sample,
    signedIn,
    ask,
    list,
    all,
    make,
    /** Fields that nothing has yet. */
    fields: () => sample.create(++count),
    /** Fields that give a record another title. */
    titled: (words: string): Fields => ({ [resource.titleField]: sample.title?.(words) ?? words }),
    ids: ({ body }: Answered) => (body as StoredRecord[]).map(({ id }) => id),
    of: ({ body }: Answered) => body as StoredRecord,
    /** The actions in a record's history, newest first. */
    actions: async (at: string) =>
      ((await ask('GET', `${at}/history`)).body as HistoryEntry[]).map(({ action }) => action),
    /** A record's own fields. */
    sampled: (record: StoredRecord): Fields =>
      Object.fromEntries(Object.keys(resource.schema.shape).map((name) => [name, record[name]])),
  };
}

export type Subject = ReturnType<typeof subjectOf>;

const query = (parameters: Fields) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ).toString();
