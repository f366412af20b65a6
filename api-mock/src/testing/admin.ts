import { ROLE } from '@prospectus/contract';

import { type Answered, type Call, callsTo, tokenOf } from './calls.ts';
import type { TestApi } from './index.ts';

export type AdminRecord = Record<string, unknown> & { id: string; version: number };

/** The console as ADMIN: `const { admin, make, publish } = await adminOf(api)`. */
export async function adminOf(api: Pick<TestApi, 'url'>) {
  const call: Call = callsTo(api);
  const token = await tokenOf(call, ROLE.ADMIN);
  const admin = (method: string, path: string, body?: unknown): Promise<Answered> =>
    call(method, `/admin/${path}`, { token, ...(body !== undefined && { body }) });
  /** A new draft. */
  const make = async (resource: string, fields: object): Promise<AdminRecord> => {
    const { status, body } = await admin('POST', resource, fields);
    if (status !== 201) throw new Error(`${resource} was not made: ${JSON.stringify(body)}`);
    return body as AdminRecord;
  };
  const publish = (resource: string, id: string) => admin('POST', `${resource}/${id}/publish`, {});
  return {
    call,
    token,
    admin,
    make,
    publish,
    /** A new record, live. */
    live: async (resource: string, fields: object): Promise<AdminRecord> => {
      const made = await make(resource, fields);
      const { status, body } = await publish(resource, made.id);
      if (status !== 200) throw new Error(`${resource} was not published: ${JSON.stringify(body)}`);
      return body as AdminRecord;
    },
    /** Fields changed and published. */
    edit: async (resource: string, id: string, fields: object): Promise<Answered> => {
      const changed = await admin('PUT', `${resource}/${id}`, fields);
      return changed.status === 200 ? publish(resource, id) : changed;
    },
  };
}
