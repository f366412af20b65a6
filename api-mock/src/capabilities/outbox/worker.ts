import { setTimeout as pause } from 'node:timers/promises';

import { and, asc, eq, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { deliver } from './deliver.ts';
import type { DeliveryDeps, OutboxRow } from './delivery.ts';
import { claimTry } from './receivers.ts';
import { outbox, passed, receivers, WAITING, WRITTEN } from './tables.ts';

const BATCH = 50;
// Messages that arrive while the worker pauses are one batch: many cost the database hardly more than one.
const GATHER_MS = 100;
// For retries that become due, and for lost notifications.
const POLL_MS = 1_000;
// Longer than any gateway's timeout; after it an attempt counts as lost.
const LEASE_MS = 30_000;
const STOP_MS = 5_000;

/**
 * Delivers due messages, next to the workers of other processes. A slow receiver does not delay others: its messages are
 * a separate batch, and at most `BATCH` of them are being sent.
 */
export async function startWorker(deps: DeliveryDeps): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const inFlight = new Map<string, string>();
  const deliveries = new Set<Promise<void>>();
  let isRunning = false;
  let isWoken = false;

  const fullReceivers = (): string[] =>
    [...Map.groupBy(inFlight.values(), (receiver) => receiver)].flatMap(([name, { length }]) =>
      length >= BATCH ? [name] : [],
    );
  const start = (receiver: string, rows: readonly OutboxRow[], hasFailed: boolean): void => {
    for (const { id } of rows) inFlight.set(id, receiver);
    const delivery = deliver(deps, { receiver, rows, hasFailed })
      .catch((error: unknown) => deps.log.error({ err: error, receiver }, 'messages wait for another attempt'))
      .finally(() => {
        const wasFull = fullReceivers().includes(receiver);
        for (const { id } of rows) inFlight.delete(id);
        deliveries.delete(delivery);
        if (wasFull) wake();
      });
    deliveries.add(delivery);
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false;
      try {
        const { taken, failing } = await takeDue(deps, [...inFlight.keys()], fullReceivers());
        for (const [receiver, rows] of Map.groupBy(taken, (row) => row.receiver))
          start(receiver, rows, failing.has(receiver));
        if (taken.length >= BATCH) isWoken = true;
        else await pause(GATHER_MS);
      } catch (error) {
        deps.log.error({ err: error }, 'messages wait in the outbox');
        await pause(POLL_MS);
      }
    }
    isRunning = false;
  };
  let running = Promise.resolve();
  const wake = (): void => {
    isWoken = true;
    if (!isRunning) running = run();
  };
  const stopListening = await deps.store.listen(WRITTEN, wake);
  const polling = setInterval(wake, POLL_MS).unref();
  wake();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(polling);
      await stopListening();
      await running;
      // The rest is taken again when its lease ends.
      await Promise.race([Promise.all(deliveries), pause(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Takes due messages: none of a paused channel, and only one for a due try at a receiver that is down. */
async function takeDue(
  { store: { db }, clock }: DeliveryDeps,
  inFlight: readonly string[],
  full: readonly string[],
): Promise<{ taken: OutboxRow[]; failing: ReadonlySet<string> }> {
  const now = clock.now();
  const all = await db.select().from(receivers);
  const down = all.filter(({ down_since }) => down_since !== null);
  const isDue = and(
    ...[WAITING, or(isNull(outbox.next_attempt_at), ...passed(outbox.next_attempt_at, now))],
    notInArray(
      outbox.channel,
      all.filter(({ paused_at }) => paused_at).map(({ name }) => name as OutboxRow['channel']),
    ),
    ...[notInArray(outbox.receiver, [...full]), notInArray(outbox.id, [...inFlight])],
  );
  const isUp = notInArray(
    outbox.receiver,
    down.map(({ name }) => name),
  );
  // An expired message is given up without its receiver.
  const taken = await take(db, now, and(isDue, or(isUp, lte(outbox.expires_at, now))), BATCH);
  for (const receiver of down) {
    const waiting = and(isDue, eq(outbox.receiver, receiver.name));
    if (await claimTry(db, receiver, now, waiting)) taken.push(...(await take(db, now, waiting, 1)));
  }
  return { taken, failing: new Set(all.filter(({ failures }) => failures > 0).map(({ name }) => name)) };
}

function take(db: Database, now: Date, condition: SQL | undefined, limit: number): Promise<OutboxRow[]> {
  const free = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(condition)
    .orderBy(asc(outbox.created_at))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ next_attempt_at: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${outbox.id} = any(array(${free}))`)
    .returning();
}
