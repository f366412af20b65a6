import { setTimeout as gather } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { rows, type Store } from '../../platform/database/database.ts';
import type { Queue, QueuedChannel } from '../../platform/queue/queue.ts';
import { mayGoOut } from './circuits.ts';
import type { DeliveryDeps } from './delivery.ts';
import { WRITTEN } from './tables.ts';

type RelayDeps = Pick<DeliveryDeps, 'store' | 'clock' | 'log'>;

export type Relay = {
  /** Reads new entries now. */
  soon(): void;
  stop(): Promise<void>;
};

// One job costs the database as much as all the rest of a lead, and many at once hardly more than one.
const GATHER_MS = 40;
const AT_ONCE = 200;
// For a missed notification, and after a crash between an entry and its job.
const LOOK_EVERY_MS = 2_000;

/**
 * Enqueues a job for each entry of the outbox: the first at once, those that arrive meanwhile as one batch. An entry
 * and its cause are one transaction, its mark and its job another, so no entry waits long and none has two jobs.
 */
export async function openRelay({ store, clock, log }: RelayDeps, queue: Queue): Promise<Relay> {
  let running: Promise<void> | undefined;
  let again = false;
  const ending = new AbortController();

  const run = async (): Promise<void> => {
    do {
      again = false;
      try {
        while ((await relay(store, queue, clock.now())) === AT_ONCE);
      } catch (error) {
        log.error({ err: error }, 'entries of the outbox wait for their jobs');
      }
      await gather(GATHER_MS);
    } while (again && !ending.signal.aborted);
  };
  const soon = (): void => {
    again = true;
    if (!ending.signal.aborted) running ??= run().finally(() => (running = undefined));
  };
  const stopListening = await store.listen(WRITTEN, soon);
  const looking = setInterval(soon, LOOK_EVERY_MS).unref();
  soon();
  return {
    soon,
    stop: async () => {
      ending.abort();
      clearInterval(looking);
      await stopListening();
      await running;
    },
  };
}

const relay = ({ db }: Store, queue: Queue, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const entries = await rows<{ id: string; channel: QueuedChannel }>(
      tx,
      sql`update outbox set relayed = true where id in (
          select id from outbox where not relayed and status in ('queued', 'failed')
          and channel not in (select channel from paused_channels) and ${mayGoOut(now)}
          order by created_at limit ${sql.raw(String(AT_ONCE))} for update skip locked
        ) returning id, channel`,
    );
    for (const [channel, found] of Map.groupBy(entries, (entry) => entry.channel))
      await queue.send(
        tx,
        channel,
        found.map(({ id }) => id),
      );
    return entries.length;
  });
