import { type ProgramPage, ROLE } from '@prospectus/contract';

import { type Answered, callsTo, tokenOf } from '../../../testing/calls.ts';
import type { TestApi } from '../../../testing/index.ts';

export type Made = Record<string, unknown> & { id: string; programId: string; version: number; position: number };
export type Owner = { id: string; slug: string };

/** The calls that tests of parts are made of, as ADMIN. */
export async function partCalls(api: TestApi) {
  const call = callsTo(api);
  const token = await tokenOf(call, ROLE.ADMIN);
  const admin = (method: string, path: string, body?: unknown): Promise<Answered> =>
    call(method, path, { token, ...(body !== undefined && { body }) });
  let programs = 0;
  return {
    call,
    admin,
    /** A new programme that is a draft. */
    program: async (): Promise<Owner> => {
      programs += 1;
      const fields = { slug: `part-owner-${programs}`, display_name: `Owner of parts ${programs}` };
      return (await admin('POST', '/admin/program', fields)).body as Owner;
    },
    read: async (id: string) => (await admin('GET', `/admin/program/${id}`)).body as Made,
    publish: (id: string) => admin('POST', `/admin/program/${id}/publish`),
    page: async (slug: string) => ((await call('GET', `/programpage/${slug}`)).body as { data: ProgramPage }).data,
  };
}
