import { channelHealth, ROLE, type OutboxItem } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { newPhone, formFor, visitor } from '../leads/testing/visitor.ts';
import { rows } from '../../platform/database/database.ts';
import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { channelCircuits } from './tables.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
});
afterEach(async () => {
  await call('DELETE', '/mock/faults');
  await call('DELETE', '/mock/clock');
  await api.deps.outbox.clear();
});
afterAll(() => api.stop());

const fail = (status: number) => call('POST', '/mock/faults', { body: { target: 'sms', status } });
const asAdmin = async (method: string, path: string, body?: object) =>
  (await call(method, `/admin/deliveries${path}`, { token: await tokenOf(call, ROLE.ADMIN), ...(body && { body }) }))
    .body;
const sms = async () => {
  const { data } = z.object({ data: z.array(channelHealth.strict()) }).parse(await asAdmin('GET', '/health'));
  return data.find(({ channel }) => channel === 'sms');
};
const codes = async (phones: readonly string[]) => {
  const of = async (phone: string) =>
    ((await call('GET', `/mock/outbox?channel=sms&to=%2B91${phone}`)).body as { data: OutboxItem[] }).data;
  return (await Promise.all(phones.map(of))).flat();
};
const enquire = async (count: number) => {
  const phones = Array.from({ length: count }, newPhone);
  for (const phone of phones) await visitor(api).create(formFor(phone));
  return phones;
};
/** Moves the clock to the next try, and waits until it has failed. */
const tryPassed = async () => {
  const due = Date.parse((await sms())?.next_try_at ?? '');
  await call('POST', '/mock/clock', { body: { advanceMs: Math.max(1, due - api.deps.clock.now().getTime()) } });
  await expect.poll(async () => Date.parse((await sms())?.next_try_at ?? ''), PATIENCE).toBeGreaterThan(due);
};

test('PROD-04 a gateway that fails five times in a row gets nothing until its next try, and nothing is lost', async () => {
  await fail(503);
  const first = await enquire(5);
  await expect.poll(async () => (await sms())?.down_since, PATIENCE).not.toBeNull();
  expect(await sms()).toMatchObject({ last_error: 'answered 503', dead: 0 });

  const later = await enquire(2);
  await tryPassed();
  await tryPassed();
  const [waiting] = await rows<{ jobs: number }>(
    api.deps.db,
    sql`select count(*)::int as jobs from pgboss.job join outbox on outbox.id::text = data->>'id'
      where recipient in (${sql.join(
        later.map((phone) => sql`${`+91${phone}`}`),
        sql`, `,
      )})`,
  );
  // Each of the two tries was of one message, and may have been of one of these; nothing else was.
  expect(waiting?.jobs).toBeLessThanOrEqual(2);
  const attempts = (await codes(later)).map((item) => item.attempts);
  expect(attempts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2);

  await call('DELETE', '/mock/faults');
  await expect
    .poll(async () => (await codes([...first, ...later])).map(({ status }) => status), PATIENCE)
    .toEqual(Array.from({ length: 7 }, () => 'sent'));
  expect(await sms()).toMatchObject({ down_since: null, next_try_at: null, last_error: null, queued: 0, failed: 0 });
});

test('PROD-04 an ADMIN may ask for the next try at once, and one message that is taken lets all others go', async () => {
  await call('POST', '/mock/faults', { body: { target: 'sms', status: 503, times: 5 } });
  const phones = await enquire(5);
  await expect.poll(async () => (await sms())?.down_since, PATIENCE).not.toBeNull();
  const inAnHour = new Date(api.deps.clock.now().getTime() + 3_600_000);
  await api.deps.db.update(channelCircuits).set({ next_try_at: inAnHour });
  await asAdmin('POST', '/resume', { channel: 'sms' });
  await expect
    .poll(async () => (await codes(phones)).map(({ status }) => status), PATIENCE)
    .toEqual(Array.from({ length: 5 }, () => 'sent'));
  expect((await sms())?.down_since).toBeNull();
});

test('PROD-04 each failed try doubles the wait for the next one, a minute at most', async () => {
  await fail(503);
  await enquire(5);
  await expect.poll(async () => (await sms())?.down_since, PATIENCE).not.toBeNull();
  const waitOf = async () => (await api.deps.db.select().from(channelCircuits))[0]?.wait_ms;
  const waits = [await waitOf()];
  while (waits.length < 6) {
    await tryPassed();
    waits.push(await waitOf());
  }
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

test('PROD-04 what is wrong with one message holds up no other', async () => {
  await call('POST', '/mock/faults', { body: { target: 'sms', status: 422, times: 8 } });
  const phones = await enquire(6);
  await expect
    .poll(async () => (await codes(phones)).map(({ status }) => status), PATIENCE)
    .toEqual(Array.from({ length: 6 }, () => 'sent'));
  expect((await sms())?.down_since).toBeNull();
});
