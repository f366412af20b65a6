import { ROLE, type Role } from '@prospectus/contract';

import type { TestApi } from './index.ts';

type Init = { body?: unknown; token?: string; headers?: Record<string, string> };
export type Answered = { status: number; headers: Headers; body: unknown };
/** One call over HTTP: `call('GET', '/program')`. The body is sent as JSON. */
export type Call = (method: string, path: string, init?: Init) => Promise<Answered>;

export const callsTo =
  (api: Pick<TestApi, 'url'>): Call =>
  async (method, path, { body, token, headers } = {}) => {
    const answer = await fetch(`${api.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, headers: answer.headers, body: isJson ? (JSON.parse(text) as unknown) : text };
  };

const DEMO: Record<Role, { email: string; password: string }> = {
  [ROLE.ADMIN]: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  [ROLE.EVENT_CREATER]: { email: 'events@prospectus.test', password: 'events-prospectus-2026' },
  [ROLE.COUNSELLOR]: { email: 'counsellor@prospectus.test', password: 'counsellor-prospectus-2026' },
};

/** A token of the demo account with that role. */
export async function tokenOf(call: Call, role: Role): Promise<string> {
  const { body } = await call('POST', '/user/login', { body: DEMO[role] });
  return (body as { data: { token: string } }).data.token;
}
