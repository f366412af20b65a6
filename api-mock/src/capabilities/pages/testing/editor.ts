import { ROLE } from '@prospectus/contract';
import { expect } from 'vitest';

import { type Call, tokenOf } from '../../../testing/calls.ts';

type Verb = 'publish' | 'unpublish';

/** Content as an ADMIN writes it, through the console's calls. */
export async function editorBy(call: Call) {
  const token = await tokenOf(call, ROLE.ADMIN);
  const send = async (method: string, path: string, status: number, body?: object) => {
    const answer = await call(method, `/admin/${path}`, { token, ...(body && { body }) });
    expect([path, answer.status, answer.body]).toEqual([path, status, expect.anything()]);
    return answer.body;
  };
  const act = (resource: string, id: string, verb: Verb) => send('POST', `${resource}/${id}/${verb}`, 200);
  const edit = (resource: string, id: string, fields: object) => send('PUT', `${resource}/${id}`, 200, fields);
  const draft = async (resource: string, fields: object) =>
    ((await send('POST', resource, 201, fields)) as { id: string }).id;
  return {
    token,
    act,
    /** The id of a new record, seen by nobody yet. */
    draft,
    /** The id of a new record that is live. */
    live: async (resource: string, fields: object): Promise<string> => {
      const id = await draft(resource, fields);
      await act(resource, id, 'publish');
      return id;
    },
    edit,
    /** Changes fields of a record, live at once. */
    change: async (resource: string, id: string, fields: object) => {
      await edit(resource, id, fields);
      await act(resource, id, 'publish');
    },
    putFirst: (resource: string, id: string) => send('POST', `${resource}/reorder`, 200, { ids: [id] }),
    remove: (resource: string, id: string) => send('DELETE', `${resource}/${id}`, 200),
    list: async (resource: string) => (await send('GET', resource, 200)) as { id: string }[],
  };
}
export type Editor = Awaited<ReturnType<typeof editorBy>>;
