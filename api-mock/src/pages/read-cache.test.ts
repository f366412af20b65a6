import { type ProgramPage, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../db/seeding.ts';
import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());

describe('kept answers', () => {
  test('a page has a strong tag, answers 304 to it, and a new one after a publication', async () => {
    const first = await call('GET', '/programpage/online-mba');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    const kept = await call('GET', '/programpage/online-mba', { headers: { 'if-none-match': tag } });
    expect([kept.status, kept.body]).toEqual([304, '']);
    const id = seedId('program', 'online-mba');
    await call('PUT', `/admin/program/${id}`, { token, body: { headline: 'An MBA beside your work' } });
    expect((await call('GET', '/programpage/online-mba', { headers: { 'if-none-match': tag } })).status).toBe(304);
    await call('POST', `/admin/program/${id}/publish`, { token });
    const fresh = await call('GET', '/programpage/online-mba', { headers: { 'if-none-match': tag } });
    expect(fresh.status).toBe(200);
    expect((fresh.body as { data: ProgramPage }).data.headline).toBe('An MBA beside your work');
  });

  test('a kept answer is the same as a fresh one, with a request id of its own', async () => {
    const [first, second] = [await call('GET', '/program?fresh=1'), await call('GET', '/program?fresh=1')];
    expect(second.body).toEqual(first.body);
    const without = ({ headers }: { headers: Headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
    expect(without(second)).toEqual(without(first));
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  test('thousands of made-up addresses do not fill the memory, and every one is answered', async () => {
    for (let batch = 0; batch < 22; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          fetch(`${api.url}/program/menu?x=${batch}-${n}`).then(async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          }),
        ),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
    }
  });
});
