import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { rows } from '../platform/database/database.ts';
import { callsTo } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { addNewFields } from './new-fields.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const stored = async () => {
  const [university] = await rows<{ published: Record<string, unknown>; draft: Record<string, unknown> | null }>(
    api.deps.db,
    sql`select published, draft from documents where resource = 'university-info'`,
  );
  return university;
};

test('a record that an earlier version stored gets the fields it lacks, keeps the others, and its pages are shown', async () => {
  const { db, feed } = api.deps;
  const before = await stored();
  await db.execute(
    sql`update documents set published = published - 'intakes' - 'tagline', draft = draft - 'intakes'
      where resource in ('university-info', 'program')`,
  );
  await db.execute(
    sql`update documents set draft = published || '{"name": "Another name"}' where resource = 'university-info'`,
  );

  await Promise.all([addNewFields(db), addNewFields(db)]);
  await feed.catchUp();

  const after = await stored();
  expect(after?.published).toMatchObject({ intakes: [], tagline: '', name: before?.published['name'] });
  expect(after?.draft).toMatchObject({ intakes: [], tagline: '', name: 'Another name' });
  const call = callsTo(api);
  for (const path of ['/homepage/home', '/programpage/online-mba'])
    expect([path, (await call('GET', path)).status]).toEqual([path, 200]);
});
