import { and, eq, exists, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';

import { type Database, notify } from '../../platform/database/database.ts';
import type { QueuedChannel } from '../../platform/gateways/gateway.ts';
import type { DeliveryDeps } from './delivery.ts';
import { outbox, receivers, WRITTEN } from './tables.ts';

export type Receiver = typeof receivers.$inferSelect;

const DOWN_AFTER = 5;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** How long a receiver that is down is left alone: each failed try doubles the wait for the next one. */
const waitAfter = (failures: number): number => Math.min(FIRST_WAIT_MS * 2 ** (failures - DOWN_AFTER), LONGEST_WAIT_MS);

/** Whether this process may try a receiver that is down now: the try is due, a message waits, no other process tries. */
export async function claimTry(db: Database, receiver: Receiver, now: Date, waiting: SQL | undefined) {
  const { name, failures } = receiver;
  const claimed = await db
    .update(receivers)
    .set({ failures: failures + 1, next_try_at: new Date(now.getTime() + waitAfter(failures + 1)) })
    .where(
      and(
        ...[eq(receivers.name, name), eq(receivers.failures, failures), lte(receivers.next_try_at, now)],
        exists(db.select({ id: outbox.id }).from(outbox).where(waiting)),
      ),
    )
    .returning();
  return claimed.length > 0;
}

/** Counts attempts that found a receiver down, by what they were answered; answers whether its messages wait now. */
export async function countFailures(
  { store: { db }, clock, log }: DeliveryDeps,
  name: string,
  errors: readonly string[],
): Promise<boolean> {
  const reason = errors.at(-1);
  if (reason === undefined) return false;
  // While it is down its tries alone count, and they are counted when they are claimed.
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

/** A receiver took a message: whatever waits for it goes out. */
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

/** Forgets that a webhook failed, as when it has another address. */
export async function forgetFailures(tx: Database, webhookId: string): Promise<void> {
  await tx.delete(receivers).where(eq(receivers.name, `webhooks:${webhookId}`));
  await notify(tx, WRITTEN);
}

/** Makes what waits for another attempt, of one channel or of all, due now; answers whether a receiver was down. */
export async function tryNow(tx: Database, now: Date, channel?: QueuedChannel): Promise<boolean> {
  const tried = await tx
    .update(receivers)
    .set({ next_try_at: now })
    .where(and(isNotNull(receivers.down_since), channel && sql`split_part(${receivers.name}, ':', 1) = ${channel}`))
    .returning();
  await tx
    .update(outbox)
    .set({ next_attempt_at: null })
    .where(and(eq(outbox.status, 'failed'), channel && eq(outbox.channel, channel)));
  await notify(tx, WRITTEN);
  return tried.length > 0;
}

/** Pauses a channel, or ends its pause; answers whether that changed anything. */
export async function setPaused(tx: Database, name: QueuedChannel, paused: Date | null): Promise<boolean> {
  const set = { paused_at: paused };
  const isOther = paused ? isNull(receivers.paused_at) : isNotNull(receivers.paused_at);
  const changed = paused
    ? await tx
        .insert(receivers)
        .values({ name, ...set })
        .onConflictDoUpdate({ target: receivers.name, set, setWhere: isOther })
        .returning()
    : await tx
        .update(receivers)
        .set(set)
        .where(and(eq(receivers.name, name), isOther))
        .returning();
  return changed.length > 0;
}
