import { afterAll, beforeAll, expect, test } from 'vitest';

import { limits } from './db/limits-table.ts';
import { leadSessions, leads, otpChallenges } from './leads/tables.ts';
import { newPhone, verifiedVisitor, visitor } from './leads/testing/visitor.ts';
import { outbox } from './outbox/tables.ts';
import { sweep } from './sweeping.ts';
import { startTestApi, type TestApi } from './testing/index.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

test('CONST-03 LEAD-39: what has run out is dropped, what counts is kept, and leads stay', async () => {
  const { db, clock } = api.deps;
  const rowsLeft = async () =>
    [
      await db.$count(limits),
      await db.$count(otpChallenges),
      await db.$count(leadSessions),
      await db.$count(outbox),
      await db.$count(leads),
    ].map((n) => n > 0);
  const phone = newPhone();
  await verifiedVisitor(api, phone);
  await visitor(api).outbox({ to: phone });

  await sweep(api.deps);
  expect(await rowsLeft()).toEqual([true, true, true, true, true]);
  await clock.advance(86_400_001);
  await sweep(api.deps);
  expect(await rowsLeft()).toEqual([false, false, true, true, true]);
  await clock.advance(31 * 86_400_000);
  await sweep(api.deps);
  expect(await rowsLeft()).toEqual([false, false, false, false, true]);
});
