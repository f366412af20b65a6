import { and, eq, exists, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';

import { type Database, notify } from '../../platform/database/database.ts';
import type { QueuedChannel } from '../../platform/gateways/gateway.ts';
import type { DeliveryDeps } from './delivery.ts';
import { outbox, passed, receivers, WRITTEN } from './tables.ts';

export type Receiver = typeof receivers.$inferSelect;

const DOWN_AFTER = 5;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** The wait for the next try at a receiver that is down; each failure doubles it. */
const waitAfter = (failures: number): number => Math.min(FIRST_WAIT_MS * 2 ** (failures - DOWN_AFTER), LONGEST_WAIT_MS);

/** Claims the next try at a receiver that is down: it is due, a message waits, and no other process tries. */
export async function claimTry(db: Database, receiver: Receiver, now: Date, waiting: SQL | undefined) {
  const { name, failures } = receiver;
  const claimed = await db
    .update(receivers)
    .set({ failures: failures + 1, next_try_at: new Date(now.getTime() + waitAfter(failures + 1)) })
    .where(
      and(
        ...[eq(receivers.name, name), eq(receivers.failures, failures), or(...passed(receivers.next_try_at, now))],
        exists(db.select({ id: outbox.id }).from(outbox).where(waiting)),
      ),
    )
    .returning();
  return claimed.length > 0;
}

/** Counts failed attempts at a receiver by their errors; returns whether it is down now. */
export async function countFailures(
  { store: { db }, clock, log }: DeliveryDeps,
  name: string,
  errors: readonly string[],
): Promise<boolean> {
  const reason = errors.at(-1);
  if (reason === undefined) return false;
  // While it is down only its tries count, and `claimTry` has counted them.
  const added = sql`case when ${receivers.down_since} is null then ${errors.length}::int else 0 end`;
  const [row] = await db
    .insert(receivers)
    .values({ name, failures: errors.length, last_error: reason })
    .onConflictDoUpdate({
      target: receivers.name,
      set: { failures: sql`${receivers.failures} + ${added}`, last_error: reason },
    })
    .returning();
  if (!row || row.down_since || row.failures < DOWN_AFTER) return Boolean(row?.down_since);
  const now = clock.now();
  const changed = await db
    .update(receivers)
    .set({ failures: DOWN_AFTER, down_since: now, next_try_at: new Date(now.getTime() + waitAfter(DOWN_AFTER)) })
    .where(and(eq(receivers.name, name), isNull(receivers.down_since)))
    .returning();
  if (changed.length > 0) log.error({ receiver: name, reason }, 'a gateway is down and gets no messages for now');
  return true;
}

/** Marks a receiver up after a delivery, so that its waiting messages are sent. */
export async function resetFailures({ store: { db }, log }: DeliveryDeps, name: string): Promise<void> {
  const reset = await db
    .update(receivers)
    .set({ failures: 0, last_error: null, down_since: null, next_try_at: null })
    .where(and(eq(receivers.name, name), gt(receivers.failures, 0)))
    .returning();
  if (reset.length === 0) return;
  await notify(db, WRITTEN);
  log.info({ receiver: name }, 'a gateway answers again');
}

/** Forgets the failures of a webhook, for example after a new address. */
export async function forgetFailures(tx: Database, webhookId: string): Promise<void> {
  await tx.delete(receivers).where(eq(receivers.name, `webhooks:${webhookId}`));
  await notify(tx, WRITTEN);
}

/** Makes failed messages of one channel, or of all, due now; returns whether a receiver was down. */
export async function tryNow(tx: Database, now: Date, channel?: QueuedChannel): Promise<boolean> {
  const down = await tx
    .update(receivers)
    .set({ next_try_at: now })
    .where(and(isNotNull(receivers.down_since), channel && sql`split_part(${receivers.name}, ':', 1) = ${channel}`))
    .returning();
  await tx
    .update(outbox)
    .set({ next_attempt_at: null })
    .where(and(eq(outbox.status, 'failed'), channel && eq(outbox.channel, channel)));
  await notify(tx, WRITTEN);
  return down.length > 0;
}

/** Pauses or resumes a channel; returns whether that changed anything. */
export async function setPaused(tx: Database, name: QueuedChannel, paused: Date | null): Promise<boolean> {
  const set = { paused_at: paused };
  const isChange = paused ? isNull(receivers.paused_at) : isNotNull(receivers.paused_at);
  const changed = paused
    ? await tx
        .insert(receivers)
        .values({ name, ...set })
        .onConflictDoUpdate({ target: receivers.name, set, setWhere: isChange })
        .returning()
    : await tx
        .update(receivers)
        .set(set)
        .where(and(eq(receivers.name, name), isChange))
        .returning();
  return changed.length > 0;
}
