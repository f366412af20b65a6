import { createLog } from '@prospectus/telemetry';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { notify, type Store } from '../../platform/database/database.ts';
import { GatewayFailed } from '../../platform/gateways/gateway.ts';
import { deriveKeys } from '../../platform/secrets/keys.ts';
import { openTestStore } from '../../testing/index.ts';
import type { OutboxRow } from './delivery.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { setPaused } from './receivers.ts';
import { outbox as messages, receivers, WRITTEN } from './tables.ts';

let store: Store;
let drop: () => Promise<void>;
/** Two processes on one database. */
let outboxes: Outbox[];
let outbox: Outbox;
/** The ids of messages in the order in which the gateway got them. */
let tried: string[] = [];
let answer: (id: string) => Promise<unknown>;
const take = () => Promise.resolve(null);
const clock = { time: Date.parse('2026-03-02T06:00:00Z'), now: () => new Date(clock.time) };

beforeAll(async () => {
  ({ store, drop } = await openTestStore());
  const sms = (_message: unknown, id: string) => {
    tried.push(id);
    return answer(id);
  };
  const deps = {
    ...{ store, clock, keys: deriveKeys(['a secret of this test']), log: createLog('api', 'silent') },
    ...{ config: { mode: 'production' as const }, addresses: {}, gateways: { sms, erp: take } },
    ...{ handlers: {}, failed: {}, refuse: () => Promise.resolve(new Map<string, string>()) },
  };
  outboxes = [await openOutbox(deps), await openOutbox(deps)];
  outbox = outboxes[0] as Outbox;
});
afterEach(async () => {
  await outbox.clear();
  tried = [];
});
afterAll(async () => {
  for (const one of outboxes) await one.stop();
  await store.close();
  await drop();
});

const enqueue = (count: number, more: object = {}) =>
  store.db.transaction(async (tx) => {
    const entry = { channel: 'sms' as const, purpose: 'test', subject: '', recipient: '', body: {} };
    for (let nth = 0; nth < count; nth += 1) await outbox.enqueue(tx, { ...entry, ...more });
  });
const rows = () => store.db.select().from(messages);
const statuses = async () => (await rows()).map(({ status }) => status);
const all = (count: number, status: OutboxRow['status']) => Array.from({ length: count }, () => status);
const state = async () => (await store.db.select().from(receivers))[0];
/** Moves the clock without the wait for the next look. */
const advance = async (ms: number) => {
  clock.time += ms;
  await notify(store.db, WRITTEN);
};
const failWith = (status: number) => () => Promise.reject(GatewayFailed.ofStatus(status));
/** Moves the clock to the next try of the gateway, and waits until it has failed. */
const tryFailed = async () => {
  const count = tried.length;
  await advance(Number((await state())?.next_try_at) - clock.time);
  await expect.poll(async () => [tried.length, (await rows()).every(isDue)]).toEqual([count + 1, true]);
};
const isDue = ({ next_attempt_at }: OutboxRow) => next_attempt_at === null || next_attempt_at <= clock.now();

test('API-34 processes share the work: each message is handed over once', async () => {
  answer = take;
  await Promise.all(Array.from({ length: 10 }, () => enqueue(20)));
  await expect.poll(statuses).toEqual(all(200, 'sent'));
  expect([tried.length, new Set(tried).size]).toEqual([200, 200]);
});

test('API-34 a failed message is due again after a wait that doubles, and dead when its attempts are used up', async () => {
  answer = failWith(422);
  await enqueue(1);
  const waits: number[] = [];
  for (let nth = 1; nth < 13; nth += 1) {
    await expect.poll(async () => (await rows())[0]).toMatchObject({ status: 'failed', attempts: nth });
    waits.push(Number((await rows())[0]?.next_attempt_at) - clock.time);
    await advance(waits.at(-1) ?? 0);
  }
  await expect.poll(async () => (await rows())[0]).toMatchObject({ status: 'dead', last_error: 'answered 422' });
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(Math.min(2 ** index, 30) * 1_000);
    expect(wait).toBeLessThanOrEqual(Math.min(2 ** (index + 1), 30) * 1_000);
  }
  expect(await state()).toBeUndefined();
});

test('API-34 what a killed process had taken is taken by another one', async () => {
  answer = () => new Promise(() => undefined);
  await enqueue(1);
  await expect.poll(() => tried).toHaveLength(1);
  answer = take;
  await advance(29_000);
  await enqueue(1);
  await expect.poll(statuses).toEqual(expect.arrayContaining(['queued', 'sent']));
  await advance(1_000);
  await expect.poll(statuses).toEqual(all(2, 'sent'));
});

test('PROD-04 a receiver that is down five times in a row gets nothing until its next try, and nothing is lost', async () => {
  answer = failWith(503);
  await enqueue(5);
  await expect.poll(state).toMatchObject({ name: 'sms', failures: 5, last_error: 'answered 503' });
  await enqueue(2);
  await enqueue(1, { channel: 'erp' });
  await expect.poll(statuses).toContain('sent');
  await tryFailed();
  await tryFailed();
  expect(tried).toHaveLength(7);

  answer = take;
  await advance(60_000);
  await expect.poll(statuses).toEqual(all(8, 'sent'));
  expect(await state()).toMatchObject({ failures: 0, last_error: null, down_since: null, next_try_at: null });
});

test('PROD-04 each failed try doubles the wait for the next one, a minute at most', async () => {
  answer = failWith(503);
  await enqueue(5);
  await expect.poll(async () => (await state())?.down_since).toEqual(clock.now());
  const waits: number[] = [];
  for (;;) {
    waits.push(Number((await state())?.next_try_at) - clock.time);
    if (waits.length === 6) break;
    await tryFailed();
  }
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

test('PROD-04 a try on request lets all messages go when one is taken', async () => {
  answer = failWith(503);
  await enqueue(5);
  await expect.poll(async () => (await state())?.down_since).toEqual(clock.now());
  answer = take;
  expect(await outbox.tryNow(store.db, 'erp')).toBe(false);
  expect(await outbox.tryNow(store.db, 'sms')).toBe(true);
  await expect.poll(statuses).toEqual(all(5, 'sent'));
});

test('PROD-04 an invalid message does not delay others', async () => {
  answer = failWith(422);
  await enqueue(6);
  await expect.poll(statuses).toEqual(all(6, 'failed'));
  answer = take;
  await enqueue(1);
  await expect.poll(statuses).toContain('sent');
  expect(await state()).toBeUndefined();
});

test('CONST-03 an expired message is given up while its receiver is down; with a paused channel, afterwards', async () => {
  answer = failWith(503);
  await enqueue(5);
  await expect.poll(async () => (await state())?.down_since).toEqual(clock.now());
  await enqueue(1, { expiresAt: new Date(clock.time + 4_000) });
  await setPaused(store.db, 'sms', clock.now());
  await advance(4_000);
  await enqueue(1, { channel: 'erp' });
  await expect.poll(statuses).toContain('sent');
  expect(await statuses()).not.toContain('dead');
  await setPaused(store.db, 'sms', null);
  await notify(store.db, WRITTEN);
  await expect.poll(statuses).toContain('dead');
  expect(tried).toHaveLength(5);
});

test('API-34 an entry whose transaction is rolled back is never sent', async () => {
  answer = take;
  const failing = store.db.transaction(async (tx) => {
    await outbox.enqueue(tx, { channel: 'sms', purpose: 'test', subject: '', recipient: '', body: {} });
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow('select 1 / 0');
  await enqueue(1);
  await expect.poll(statuses).toEqual(['sent']);
});
