import { randomUUID } from 'node:crypto';

import type { Channel } from '@prospectus/contract';
import { and, desc, eq, gt, inArray, lt, not, type SQL, sql } from 'drizzle-orm';

import { type Database, notify } from '../../platform/database/database.ts';
import { insertFrom } from '../../platform/database/insert-from.ts';
import { attemptDeliveries } from './deliver.ts';
import { CANCELLED, type DeliveryDeps, goesTo, type OutboxRow, reasonToGiveUp } from './delivery.ts';
import { hasJob, openQueue, type QueuedChannel } from '../../platform/queue/queue.ts';
import { tryNow } from './circuits.ts';
import { openRelay } from './relay.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import type { DeliveryHandlers } from './mark-sent.ts';
import { NOTICE, outbox, WRITTEN } from './tables.ts';

/** A message for a gateway. `{sealed}` in the body is the placeholder of `secretText`. */
export type OutboxEntry = {
  channel: QueuedChannel;
  purpose: string;
  subject: string;
  recipient: string;
  body: unknown;
  secretText?: string;
  once?: string;
  expiresAt?: Date;
};

export type Outbox = {
  /** Part of the caller's transaction. With `once`, an existing entry is not replaced; a dead one is retried. */
  enqueue(tx: Database, entry: OutboxEntry): Promise<void>;
  /** An entry as a part of the caller's own statement, inserted if its part `from` has a row; `notice` goes into its select. */
  part(entry: Omit<OutboxEntry, 'once'>, from: string): { insert: SQL; notice: SQL };
  /**
   * Gives up whatever is not sent yet about a subject, a person if nothing else is said; only a new message with the same
   * `once` goes out again.
   */
  cancel(tx: Database, subject: string, of?: keyof typeof CANCELLED): Promise<void>;
  /** Gives up what is not sent about a subject, and forgets to whom and what was sent; that something was sent stays. */
  forget(tx: Database, subject: string): Promise<void>;
  /** Every message about a subject, newest first. */
  messagesAbout(db: Database, subject: string): Promise<OutboxRow[]>;
  /** Queues a dead entry again; answers why that is impossible, or undefined. */
  retry(tx: Database, row: OutboxRow): Promise<string | undefined>;
  /** Queues a copy of what was delivered; answers why that is impossible. */
  replay(tx: Database, row: OutboxRow): Promise<{ id: string } | { why: string }>;
  /** Tries gateways again that were down, one channel's or all, without waiting longer; whether there was one. */
  tryNow(tx: Database, channel?: QueuedChannel): Promise<boolean>;
  /** Lets every process look for waiting entries once the transaction is committed. */
  announce(tx: Database): Promise<void>;
  /** Whether a channel has a gateway. */
  isOn(channel: Channel): boolean;
  /** Host of a channel’s gateway, `mock` for a built-in one, null where there is none, or many. */
  goesTo(channel: Channel): string | null;
  /** Hands a message to a gateway at once, beside the queue; throws `GatewayFailed`. */
  handOver(channel: Channel, message: unknown, subject?: string): Promise<void>;
  /** Queues waiting entries again whose job was lost, as when the database was not reachable. */
  requeueLost(): Promise<void>;
  /** Deletes everything, as for a reset. */
  clear(): Promise<void>;
  stop(): Promise<void>;
};

export async function openOutbox(deps: DeliveryDeps, handlers: DeliveryHandlers): Promise<Outbox> {
  const { store, clock, log } = deps;
  const queue = await openQueue(
    store,
    (attempts) => attemptDeliveries(deps, handlers, attempts),
    (error) => log.error({ err: error }, 'the queue reports an error'),
  );
  // PGlite has one process: a job that is active at the start belongs to a killed one. A code would expire before its timeout.
  if (store.kind === 'pglite') await needsJob(store.db, gt(outbox.expires_at, clock.now()));
  const relay = await openRelay(deps, queue);
  return {
    enqueue: (tx, entry) => write(tx, deps, entry),
    part: (entry, from) => ({ insert: insertFrom(outbox, rowOf(deps, entry), from), notice: NOTICE }),
    retry: async (tx, row) => {
      const why = row.status === 'dead' ? reasonToGiveUp(deps, row) : 'it is not given up';
      if (why === undefined) await revive(tx, eq(outbox.id, row.id));
      return why;
    },
    replay: async (tx, row) => {
      const why = row.status === 'sent' ? reasonToGiveUp(deps, row) : 'it is not delivered';
      if (why !== undefined) return { why };
      const secretText = row.sealed === null ? undefined : unseal(deps.keys, 'outbox', row.id, row.sealed);
      const { channel, purpose, subject, recipient, body, expires_at } = row;
      const copy = rowOf(deps, {
        ...{ channel, purpose, subject, recipient, body },
        ...(secretText !== undefined && { secretText }),
        ...(expires_at && { expiresAt: expires_at }),
      });
      await tx.insert(outbox).values(copy);
      await notify(tx, WRITTEN);
      return { id: copy.id };
    },
    tryNow: (tx, channel) => tryNow(tx, clock.now(), channel),
    announce: (tx) => notify(tx, WRITTEN),
    cancel: async (tx, subject, of = 'person') =>
      void (await tx
        .update(outbox)
        .set({ status: 'dead', last_error: CANCELLED[of], ...(deps.config.mode === 'production' && { sealed: null }) })
        .where(and(eq(outbox.subject, subject), inArray(outbox.status, ['queued', 'failed'])))),
    forget: async (tx, subject) => {
      await tx
        .update(outbox)
        .set({ status: 'dead', last_error: CANCELLED.person })
        .where(and(eq(outbox.subject, subject), inArray(outbox.status, ['queued', 'failed'])));
      await tx
        .update(outbox)
        .set({ recipient: '', body: {}, sealed: null, subject: '', once: null })
        .where(eq(outbox.subject, subject));
    },
    messagesAbout: (db, subject) =>
      db.select().from(outbox).where(eq(outbox.subject, subject)).orderBy(desc(outbox.created_at)),
    isOn: (channel) => deps.gateways[channel] !== undefined,
    goesTo: (channel) => goesTo(deps, channel),
    handOver: async (channel, message, subject = '') =>
      void (await deps.gateways[channel]?.(message, randomUUID(), subject)),
    requeueLost: async () => {
      const before = new Date(clock.now().getTime() - RESCUE_AFTER_MS);
      await needsJob(store.db, and(lt(outbox.created_at, before), not(hasJob(outbox.id))));
      relay.soon();
    },
    clear: async () => {
      await queue.clear();
      await store.db.execute(sql`delete from outbox`);
      await store.db.execute(sql`delete from paused_channels`);
      await store.db.execute(sql`delete from channel_circuits`);
    },
    stop: async () => {
      await relay.stop();
      await queue.stop();
    },
  };
}

const RESCUE_AFTER_MS = 5 * 60_000;

async function write(tx: Database, deps: DeliveryDeps, entry: OutboxEntry): Promise<void> {
  const insert = tx.insert(outbox).values(rowOf(deps, entry)).onConflictDoNothing({ target: outbox.once });
  const written = tx.$with('written').as(insert.returning({ id: outbox.id }));
  const told = await tx.with(written).select({ notice: NOTICE }).from(written);
  if (told.length === 0 && entry.once !== undefined) await revive(tx, eq(outbox.once, entry.once), entry.body);
}

function rowOf(deps: DeliveryDeps, entry: OutboxEntry): typeof outbox.$inferInsert {
  const id = randomUUID();
  return {
    id,
    channel: entry.channel,
    purpose: entry.purpose,
    subject: entry.subject,
    recipient: entry.recipient,
    body: entry.body,
    sealed: entry.secretText === undefined ? null : seal(deps.keys, 'outbox', id, entry.secretText),
    once: entry.once ?? null,
    created_at: deps.clock.now(),
    expires_at: entry.expiresAt ?? null,
  };
}

/** Queues a dead entry again. */
async function revive(tx: Database, which: SQL, body?: unknown): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'queued', relayed: false, last_error: null, ...(body !== undefined && { body }) })
    .where(and(which, eq(outbox.status, 'dead')))
    .returning({ notice: NOTICE });
}

const needsJob = (db: Database, which: SQL | undefined) =>
  db
    .update(outbox)
    .set({ relayed: false })
    .where(and(inArray(outbox.status, ['queued', 'failed']), eq(outbox.relayed, true), which));
