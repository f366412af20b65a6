import { setTimeout as pause } from 'node:timers/promises';

import { and, asc, eq, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { deliver } from './deliver.ts';
import type { DeliveryDeps, OutboxRow } from './delivery.ts';
import { claimTry } from './receivers.ts';
import { outbox, receivers, WAITING, WRITTEN } from './tables.ts';

const BATCH = 50;
// Messages that arrive while a batch is taken are the next one: many cost the database hardly more than one.
const GATHER_MS = 40;
// For retries that fall due, and for a notification that was lost.
const POLL_MS = 1_000;
// Longer than a gateway may take. After it an attempt counts as lost with its process.
const LEASE_MS = 30_000;
const STOP_MS = 5_000;

/**
 * Delivers what is due, beside the workers of other processes. A slow receiver holds up no other one: its messages are
 * a batch of their own, and at most so many are under way that one more is not taken.
 */
export async function startWorker(deps: DeliveryDeps): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const underWay = new Map<string, string>();
  const deliveries = new Set<Promise<void>>();
  let isRunning = false;
  let isWoken = false;

  const fullReceivers = (): string[] =>
    [...Map.groupBy(underWay.values(), (receiver) => receiver)].flatMap(([name, { length }]) =>
      length >= BATCH ? [name] : [],
    );
  const start = (receiver: string, rows: readonly OutboxRow[]): void => {
    for (const { id } of rows) underWay.set(id, receiver);
    const delivery = deliver(deps, receiver, rows)
      .catch((error: unknown) => deps.log.error({ err: error, receiver }, 'messages wait for another attempt'))
      .finally(() => {
        const wasFull = fullReceivers().includes(receiver);
        for (const { id } of rows) underWay.delete(id);
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
        const taken = await takeDue(deps, [...underWay.keys()], fullReceivers());
        for (const [receiver, rows] of Map.groupBy(taken, (row) => row.receiver)) start(receiver, rows);
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
      // What is not done by then is taken again when its lease is over.
      await Promise.race([Promise.all(deliveries), pause(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Takes messages that are due: none of a paused channel, and of a receiver that is down one when its try is due. */
async function takeDue(
  { store: { db }, clock }: DeliveryDeps,
  underWay: readonly string[],
  full: readonly string[],
): Promise<OutboxRow[]> {
  const now = clock.now();
  const known = await db.select().from(receivers);
  const down = known.filter(({ down_since }) => down_since !== null);
  const isDue = and(
    ...[WAITING, or(isNull(outbox.next_attempt_at), lte(outbox.next_attempt_at, now))],
    notInArray(
      outbox.channel,
      known.filter(({ paused_at }) => paused_at).map(({ name }) => name as OutboxRow['channel']),
    ),
    ...[notInArray(outbox.receiver, [...full]), notInArray(outbox.id, [...underWay])],
  );
  const isUp = notInArray(
    outbox.receiver,
    down.map(({ name }) => name),
  );
  // What has expired needs no gateway to be given up.
  const taken = await take(db, now, and(isDue, or(isUp, lte(outbox.expires_at, now))), BATCH);
  for (const receiver of down) {
    const waiting = and(isDue, eq(outbox.receiver, receiver.name));
    if (await claimTry(db, receiver, now, waiting)) taken.push(...(await take(db, now, waiting, 1)));
  }
  return taken;
}

function take(db: Database, now: Date, which: SQL | undefined, limit: number): Promise<OutboxRow[]> {
  const free = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(which)
    .orderBy(asc(outbox.created_at))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ next_attempt_at: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${outbox.id} = any(array(${free}))`)
    .returning();
}
