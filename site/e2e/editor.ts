import { type APIRequestContext, expect } from 'playwright/test';

type Record = { id: string };

/** Makes a call of the console, which must succeed, and returns the response. */
export type Staff = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, fields?: object) => Promise<T>;

/** The console's calls as the demo administrator. */
export async function staffOf(request: APIRequestContext): Promise<Staff> {
  const login = await request.post('/api/user/login', {
    data: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return async (method, path, fields) => {
    const answer = await request.fetch(`/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${data.token}` },
      ...(fields && { data: fields }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as never;
  };
}

/** Edits content through the console's calls. */
export async function editorOf(request: APIRequestContext) {
  const send = await staffOf(request);
  const publish = (resource: string, id: string) => send('POST', `${resource}/${id}/publish`, {});
  return {
    /** Creates a live record; returns its id. */
    live: async (resource: string, fields: object): Promise<string> => {
      const { id } = await send<Record>('POST', resource, fields);
      await publish(resource, id);
      return id;
    },
    /** Changes fields of a record and publishes it. */
    change: async (resource: string, id: string, fields: object) => {
      await send('PUT', `${resource}/${id}`, fields);
      await publish(resource, id);
    },
    list: (resource: string) => send<Record[]>('GET', resource),
  };
}
