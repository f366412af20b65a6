import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { callsTo } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { rows } from '../platform/database/database.ts';
import { seedWhatIsMissing } from './seeding.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const counted = async () =>
  Object.fromEntries(
    (
      await rows<{ resource: string; n: number }>(
        api.deps.db,
        sql`select resource, count(*)::int as n from documents where deleted_at is null group by resource`,
      )
    ).map(({ resource, n }) => [resource, n]),
  );

test('a database of an earlier version gets the rows of resources it never had; what staff removed stays away', async () => {
  const { db } = api.deps;
  const before = await counted();
  await db.execute(sql`delete from documents where resource in ('university-info', 'pages')`);
  await db.execute(sql`update documents set deleted_at = now() where resource = 'alumni'`);
  await db.execute(sql`delete from documents where resource = 'faqs' and position > 2`);

  await Promise.all([seedWhatIsMissing(api.deps), seedWhatIsMissing(api.deps)]);

  const after = await counted();
  expect(after).toMatchObject({ 'university-info': 1, pages: before['pages'], program: before['program'] });
  expect(after['alumni']).toBeUndefined();
  expect(after['faqs']).toBeLessThan(before['faqs'] ?? 0);
  const home = await callsTo(api)('GET', '/homepage/home');
  expect(home.status).toBe(200);
});
