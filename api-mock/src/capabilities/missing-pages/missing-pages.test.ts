import { type MissingPage, SITE_REPORT_HEADER } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { keyedHash } from '../../platform/secrets/keyed-hash.ts';
import { adminOf } from '../../testing/admin.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const report = async (paths: { path: string; count: number }[], signature?: string) => {
  const text = JSON.stringify({ paths });
  const answer = await fetch(`${api.url}/site/missing`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SITE_REPORT_HEADER]: signature ?? keyedHash(api.deps.keys.current('site-report'), text),
    },
    body: text,
  });
  return answer.status;
};
const listed = async () =>
  ((await staff.admin('GET', 'missing-pages')).body as { data: MissingPage[] }).data.map(({ path, count }) => [
    path,
    count,
  ]);

test('PROD-02 paths that lead nowhere are counted, until a redirect is made of them', async () => {
  expect(
    await report([
      { path: '/old-mba', count: 2 },
      { path: '/older', count: 1 },
    ]),
  ).toBe(200);
  expect(
    await report([
      { path: '/old-mba', count: 3 },
      { path: '/online-mba', count: 9 },
      // Both counted before they were written in their canonical form.
      { path: '/Online-MBA', count: 9 },
      { path: '/Old-MBA', count: 1 },
    ]),
  ).toBe(200);
  expect(await listed()).toEqual([
    ['/old-mba', 5],
    ['/Old-MBA', 1],
    ['/older', 1],
  ]);
  expect((await staff.admin('POST', 'redirects', { from: '/old-mba', to: '/online-mba' })).status).toBe(201);
  expect(await listed()).toEqual([['/older', 1]]);
  expect((await staff.admin('POST', 'missing-pages/forget', { path: '/older' })).status).toBe(200);
  expect(await listed()).toEqual([]);
});

test('LEAD-39 a report that is not the site’s is refused, and so is what may be personal', async () => {
  const path = { path: '/somewhere', count: 1 };
  expect(await report([path], 'x')).toBe(403);
  for (const personal of [
    '/a?phone=9',
    '/9876543210',
    '/98765-43210',
    '/me@example.org',
    `/${'x'.repeat(200)}`,
    'no-slash',
  ])
    expect([personal, await report([{ path: personal, count: 1 }])]).toEqual([personal, 400]);
  expect(await listed()).toEqual([]);
});

test('LEAD-39 the list is bounded in number, and forgets after 30 days', async () => {
  for (let part = 0; part < 7; part += 1)
    await report(Array.from({ length: 200 }, (_, index) => ({ path: `/gone-${part}-${index}`, count: 1 })));
  const { missingPages } = await import('./tables.ts');
  expect(await api.deps.db.$count(missingPages)).toBe(1_000);
  const { deleteOldPaths } = await import('./capability.ts');
  await deleteOldPaths(api.deps.db, new Date(api.deps.clock.now().getTime() + 31 * 86_400_000));
  expect(await api.deps.db.$count(missingPages)).toBe(0);
});
