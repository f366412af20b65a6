import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { limits } from '../platform/limits/limits-table.ts';
import { leadEnquiries, leadSessions, leads, otpChallenges } from '../capabilities/leads/tables.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from '../capabilities/leads/testing/visitor.ts';
import { outbox } from '../capabilities/outbox/tables.ts';
import { runJobs } from './jobs.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

/** Retention erases nothing in its first run after days without one, so it runs again a day later. */
async function runJobsAfterGap() {
  await runJobs(api.deps);
  await api.deps.clock.advance(86_400_001);
  await runJobs(api.deps);
}

test('CONST-03 LEAD-39 expired rows are deleted, rows that still count and leads stay', async () => {
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

  await runJobs(api.deps);
  expect(await rowsLeft()).toEqual([true, true, true, true, true]);
  await clock.advance(86_400_001);
  await runJobs(api.deps);
  expect(await rowsLeft()).toEqual([false, false, true, true, true]);
  await clock.advance(31 * 86_400_000);
  await runJobsAfterGap();
  expect(await rowsLeft()).toEqual([false, false, false, false, true]);
});

test('LEAD-01 unverified changes are deleted after 30 days, leads with an unverified phone after 180', async () => {
  const { db, clock } = api.deps;
  const [verified, unproved] = [newPhone(), newPhone()];
  const { leadId } = await verifiedVisitor(api, verified);
  const browser = visitor(api);
  await browser.create(formFor(unproved));
  await clock.advance(60_000);
  await visitor(api).create(formFor(verified, { name: 'Asha Verma' }));

  await clock.advance(31 * 86_400_000);
  await runJobsAfterGap();
  const enquiries = await db.select().from(leadEnquiries).where(eq(leadEnquiries.lead_id, leadId));
  expect(enquiries.map(({ staged, fingerprint }) => [staged, fingerprint])).toEqual([
    [{}, null],
    [{}, null],
  ]);
  const phones = async () => (await db.select({ phone: leads.phone }).from(leads)).map(({ phone }) => phone);
  expect(await phones()).toEqual(expect.arrayContaining([verified, unproved]));

  await clock.advance(146 * 86_400_000);
  await runJobsAfterGap();
  expect(await phones()).toContain(unproved);
  await clock.advance(2 * 86_400_000);
  await runJobs(api.deps);
  expect(await phones()).not.toContain(unproved);
  expect(await phones()).toContain(verified);
});
