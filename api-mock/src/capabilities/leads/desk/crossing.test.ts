import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Database, rows } from '../../../platform/database/database.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { untilOneWaits } from '../../../testing/waiting.ts';
import { leadDeliveryHandlers, PURPOSE } from '../messages.ts';
import { deskOf } from '../testing/desk.ts';

describe.runIf(process.env['TEST_STORE'] === 'postgres')('work on the same two leads at once', () => {
  let api: TestApi;
  let desk: Awaited<ReturnType<typeof deskOf>>;
  beforeAll(async () => {
    api = await startTestApi();
    desk = await deskOf(api);
  });
  afterAll(() => api.stop());

  /** Two leads, the one with the higher id the older. */
  const twoLeads = async (): Promise<[string, string]> => {
    const [high, low] = [(await desk.enquire('One')).id, (await desk.enquire('Two')).id];
    if (low > high) return twoLeads();
    await expect
      .poll(() => rows(api.deps.db, sql`select lead_id from lead_events where type = 'otp_sent' order by lead_id`))
      .toEqual(expect.arrayContaining([{ lead_id: low }, { lead_id: high }]));
    return [low, high];
  };
  const lock = (tx: Database, id: string, more = sql``) =>
    tx.execute(sql`select 1 from leads where id = ${id}::uuid for update ${more}`);

  test('the delivery of many codes locks the leads in the order in which a merge does', async () => {
    const [low, high] = await twoLeads();
    let delivered: Promise<void> | undefined;
    await api.deps.db.transaction(async (tx) => {
      await lock(tx, low);
      delivered = api.deps.db.transaction(async (other) => {
        const entries = [high, low].map((subject) => ({ id: subject, subject, answer: undefined }));
        await leadDeliveryHandlers(api.deps.clock)[PURPOSE.code]?.(other, entries);
      });
      await untilOneWaits(tx);
      await expect(lock(tx, high, sql`nowait`)).resolves.toBeDefined();
    });
    await delivered;
  });

  test('ROLE-06 a merge that meets another transaction crosswise is done all the same', async () => {
    const [low, high] = await twoLeads();
    let merged: ReturnType<typeof desk.post> | undefined;
    await api.deps.db.transaction(async (tx) => {
      await lock(tx, high);
      // The transaction that the database ends is run again: this one, or the merge.
      if (!merged) {
        merged = desk.post(low, 'merge', { into: high });
        await untilOneWaits(tx);
      }
      await lock(tx, low);
    });
    expect((await merged)?.body).toMatchObject({ id: high, merged: [low] });
  });

  test('ROLE-06 reading a lead does not wait for the audit log', async () => {
    const { id } = await desk.enquire('Read');
    await api.deps.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from audit_head for update`);
      const read = desk.get(id);
      expect(await Promise.race([read, wait(3_000, 'still waiting', { ref: false })])).toMatchObject({ id });
    });
  });
});
