import { type fullLeadRecord, ROLE, timelineEntry } from '@prospectus/contract';
import { z } from 'zod';

import { type Call, callsTo, tokenOf } from '../../../testing/calls.ts';
import type { TestApi } from '../../../testing/index.ts';
import { formFor, newPhone, visitor } from './visitor.ts';

export type Lead = z.output<typeof fullLeadRecord>;
type Who = 'admin' | 'counsellor';

/** The desk's calls of an ADMIN and a counsellor. Call `signIn` again after moving the clock. */
export async function deskOf(api: TestApi) {
  const call: Call = callsTo(api);
  const tokens: Record<Who, string> = { admin: '', counsellor: '' };
  const signIn = async () => {
    tokens.admin = await tokenOf(call, ROLE.ADMIN);
    tokens.counsellor = await tokenOf(call, ROLE.COUNSELLOR);
  };
  await signIn();
  const idOf = async (who: Who) =>
    ((await call('GET', '/user/profile', { token: tokens[who] })).body as { data: { id: string } }).data.id;
  const me = { admin: await idOf('admin'), counsellor: await idOf('counsellor') };
  const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return {
    me,
    signIn,
    token: (who: Who) => tokens[who],
    call: (method: string, path: string, { body, who = 'admin' }: { body?: object; who?: Who } = {}) =>
      call(method, path, { token: tokens[who], ...(body && { body }) }),
    /** Creates a lead by a visitor's form. */
    enquire: async (name: string, more: Record<string, unknown> = {}) => {
      const phone = newPhone();
      const { data } = await visitor(api).create(formFor(phone, { name, ...more }));
      return { id: data.leadId, phone };
    },
    get: async (id: string, who: Who = 'admin') =>
      (await call('GET', `/admin/leads/${id}`, { token: tokens[who] })).body as Lead,
    put: (id: string, body: object, who: Who = 'admin') =>
      call('PUT', `/admin/leads/${id}`, { token: tokens[who], body }),
    post: (id: string, verb: string, body: object = {}, who: Who = 'admin') =>
      call('POST', `/admin/leads/${id}/${verb}`, { token: tokens[who], body }),
    timeline: async (id: string) =>
      z
        .object({ data: z.array(timelineEntry.strict()) })
        .parse((await call('GET', `/admin/leads/${id}/timeline`, { token: tokens.admin })).body).data,
    list: (filter: object, who: Who = 'admin') =>
      call('GET', `/admin/leads?${filtered(filter)}`, { token: tokens[who] }),
    /** The audit entries of a lead, or with null those of no single lead, oldest first. */
    logged: async (id: string | null) => {
      const path = `/admin/audit?${filtered({ resource: 'leads', record_id: id })}&sort=["id","ASC"]`;
      const { body } = await call('GET', path, { token: tokens.admin });
      return body as { action: string; by: string; before: object | null; after: object | null }[];
    },
  };
}
