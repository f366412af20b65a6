import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';

import { type Database, notify } from '../../platform/database/database.ts';
import type { QueuedChannel } from '../../platform/queue/queue.ts';
import type { DeliveryDeps, OutboxRow } from './delivery.ts';
import { channelCircuits, outbox, WRITTEN } from './tables.ts';

// So many failures of a gateway in a row, by whatever process, and its channel's circuit opens.
const OPENS_AFTER = 5;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * The circuit of a message: its channel's. Behind webhooks there are many receivers, and each has its own, so that one
 * that is down holds up no other.
 */
export const circuitOf = ({ channel, subject }: Pick<OutboxRow, 'channel' | 'subject'>): string =>
  channel === MANY ? `${MANY}:${subject}` : channel;

const MANY = 'webhooks';
/** The same in SQL, of a table of entries by its name. */
const circuitIn = (table: string): SQL =>
  sql.raw(`(case ${table}.channel when '${MANY}' then '${MANY}:' || ${table}.subject else ${table}.channel end)`);

/** What the gateway of a circuit did with a batch: how many messages it took, and what it said when it was down. */
export type Outcome = { taken: number; down: number; error: string };

/**
 * Those of some entries that go to their gateway now: of an open circuit none, and one when its next try is due, in one
 * process. The others lose their job and wait without one, and no attempt of theirs is counted.
 */
export async function withoutOpenCircuits(
  { store, clock }: Pick<DeliveryDeps, 'store' | 'clock'>,
  rows: readonly OutboxRow[],
): Promise<readonly OutboxRow[]> {
  const open = await store.db
    .select({ channel: channelCircuits.channel })
    .from(channelCircuits)
    .where(isNotNull(channelCircuits.opened_at));
  if (open.length === 0) return rows;
  const going: OutboxRow[] = [];
  for (const [channel, entries] of Map.groupBy(rows, circuitOf)) {
    const isOpen = open.some((one) => one.channel === channel);
    const may = !isOpen ? entries.length : (await claimTry(store.db, channel, clock.now())) ? 1 : 0;
    going.push(...entries.slice(0, may));
  }
  const waiting = rows.filter((row) => !going.includes(row)).map(({ id }) => id);
  if (waiting.length > 0) await store.db.update(outbox).set({ relayed: false }).where(inArray(outbox.id, waiting));
  return going;
}

// Each try doubles the wait for the one after it; a success forgets the waits.
async function claimTry(db: Database, channel: string, now: Date): Promise<boolean> {
  const wait = sql`least(${channelCircuits.wait_ms} * 2, ${LONGEST_WAIT_MS}::int)`;
  const claimed = await db
    .update(channelCircuits)
    .set({ wait_ms: wait, next_try_at: sql`${now.toISOString()}::timestamptz + ${wait} * interval '1 millisecond'` })
    .where(and(eq(channelCircuits.channel, channel), lte(channelCircuits.next_try_at, now)))
    .returning({ channel: channelCircuits.channel });
  return claimed.length > 0;
}

/** Counts the failures of each circuit in a row; the circuit opens at the fifth, and closes when a message is taken. */
export async function recordOutcomes(
  { store, clock, log }: Pick<DeliveryDeps, 'store' | 'clock' | 'log'>,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  for (const [channel, { taken, down, error }] of outcomes) {
    if (taken > 0) {
      const closed = await store.db.transaction(async (tx) => {
        const ended = await tx.delete(channelCircuits).where(eq(channelCircuits.channel, channel)).returning();
        const wasOpen = ended.some(({ opened_at }) => opened_at !== null);
        if (wasOpen) await notify(tx, WRITTEN);
        return wasOpen;
      });
      if (closed) log.info({ channel }, 'a gateway answers again');
    } else if (down > 0) {
      const now = sql`${clock.now().toISOString()}::timestamptz`;
      const then = sql`${now} + ${FIRST_WAIT_MS}::int * interval '1 millisecond'`;
      const onceOpen = (failures: SQL, at: SQL) => sql`case when ${failures} >= ${OPENS_AFTER}::int then ${at} end`;
      const [first, next] = [sql`${down}::int`, sql`${channelCircuits.failures} + ${down}::int`];
      const [row] = await store.db
        .insert(channelCircuits)
        .values({
          ...{ channel, failures: first, wait_ms: FIRST_WAIT_MS, last_error: error },
          ...{ opened_at: onceOpen(first, now), next_try_at: onceOpen(first, then) },
        })
        .onConflictDoUpdate({
          target: channelCircuits.channel,
          set: {
            failures: next,
            last_error: error,
            opened_at: sql`coalesce(${channelCircuits.opened_at}, ${onceOpen(next, now)})`,
            next_try_at: sql`coalesce(${channelCircuits.next_try_at}, ${onceOpen(next, then)})`,
          },
        })
        .returning();
      if (row?.opened_at && row.failures - down < OPENS_AFTER)
        log.error({ channel, reason: error }, 'a gateway is down and gets no messages for now');
    }
  }
}

/** Makes the next try of a channel's open circuits due now, or of all of them; whether there was one. */
export async function tryNow(tx: Database, now: Date, channel?: QueuedChannel): Promise<boolean> {
  const due = await tx
    .update(channelCircuits)
    .set({ next_try_at: now })
    .where(
      and(
        isNotNull(channelCircuits.opened_at),
        channel && sql`split_part(${channelCircuits.channel}, ':', 1) = ${channel}`,
      ),
    )
    .returning({ channel: channelCircuits.channel });
  if (due.length > 0) await notify(tx, WRITTEN);
  return due.length > 0;
}

/** Forgets the failures of one receiver, as when it has another address. What waits for it goes out. */
export async function closeCircuit(tx: Database, of: Pick<OutboxRow, 'channel' | 'subject'>): Promise<void> {
  await tx.delete(channelCircuits).where(eq(channelCircuits.channel, circuitOf(of)));
  await notify(tx, WRITTEN);
}

/**
 * The condition by which waiting entries get a job: not those of an open circuit, besides the oldest when its next try
 * is due; what came too late in the meantime needs no gateway and is given up.
 */
export const mayGoOut = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(${circuitIn('outbox')} not in (select channel from channel_circuits where opened_at is not null)
    or expires_at <= ${at}
    or id in (select distinct on (due.channel) waiting.id from outbox waiting
      join channel_circuits due on due.channel = ${circuitIn('waiting')} and due.next_try_at <= ${at}
      where not waiting.relayed and waiting.status in ('queued', 'failed')
        and (waiting.expires_at is null or waiting.expires_at > ${at})
      order by due.channel, waiting.created_at))`;
};
