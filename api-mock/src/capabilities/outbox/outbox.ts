import { ApiError, type Channel } from '@prospectus/contract';
import { messageId } from '@prospectus/telemetry';
import { and, desc, eq, type SQL } from 'drizzle-orm';

import { type Database, notify } from '../../platform/database/database.ts';
import { insertFrom } from '../../platform/database/insert-from.ts';
import type { QueuedChannel } from '../../platform/gateways/gateway.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import { CANCELLED, type DeliveryDeps, finished, goesTo, type OutboxRow, reasonToGiveUp } from './delivery.ts';
import { tryNow } from './receivers.ts';
import { NOTICE, outbox, receivers, WAITING, WRITTEN } from './tables.ts';
import { startWorker } from './worker.ts';

/** A message for a gateway. `{sealed}` in the body stands for `secretText`. */
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

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/** Opens the outbox and starts its worker. Methods with a transaction are part of it: no commit, no message. */
export async function openOutbox(deps: DeliveryDeps) {
  const { store, clock, gateways } = deps;
  const worker = await startWorker(deps);

  /** Gives up waiting messages about a subject; only a new message with the same `once` revives one. */
  const cancel = async (tx: Database, subject: string, cause: keyof typeof CANCELLED = 'person'): Promise<void> => {
    const values = { status: 'dead' as const, last_error: CANCELLED[cause], ...finished(deps) };
    const isWaiting = and(eq(outbox.subject, subject), WAITING);
    await tx.update(outbox).set(values).where(isWaiting);
  };
  return {
    /** Adds a message. One with the same `once` is not replaced, but retried if it is dead. */
    enqueue: async (tx: Database, entry: OutboxEntry): Promise<void> => {
      const insert = tx.insert(outbox).values(rowOf(deps, entry)).onConflictDoNothing({ target: outbox.once });
      const written = tx.$with('written').as(insert.returning({ id: outbox.id }));
      const noticed = await tx.with(written).select({ notice: NOTICE }).from(written);
      if (noticed.length === 0 && entry.once !== undefined) await revive(tx, eq(outbox.once, entry.once), entry.body);
    },
    /** A message as a part of the caller's statement, if its part `from` has a row; select `notice` to wake the workers. */
    part: (entry: Omit<OutboxEntry, 'once'>, from: string) => ({
      insert: insertFrom(outbox, rowOf(deps, entry), from),
      notice: NOTICE,
    }),
    cancel,
    /** Gives up waiting messages about a subject, and erases recipient and content of all. */
    forget: async (tx: Database, subject: string): Promise<void> => {
      await cancel(tx, subject);
      const erased = { recipient: '', body: {}, sealed: null, subject: '', once: null };
      await tx.update(outbox).set(erased).where(eq(outbox.subject, subject));
    },
    /** All messages about a subject, newest first. */
    messagesAbout: (db: Database, subject: string): Promise<OutboxRow[]> =>
      db.select().from(outbox).where(eq(outbox.subject, subject)).orderBy(desc(outbox.created_at)),
    /** Queues a dead message again; LOCKED if that is impossible. */
    retry: async (tx: Database, row: OutboxRow): Promise<void> => {
      refuse(row.status === 'dead' ? reasonToGiveUp(deps, row) : 'it is not given up');
      await revive(tx, eq(outbox.id, row.id));
    },
    /** Queues a copy of a delivered message and returns its id; LOCKED if that is impossible. */
    replay: async (tx: Database, row: OutboxRow): Promise<string> => {
      refuse(row.status === 'sent' ? reasonToGiveUp(deps, row) : 'it is not delivered');
      const { channel, purpose, subject, recipient, body, expires_at, sealed } = row;
      const copy = rowOf(deps, {
        ...{ channel, purpose, subject, recipient, body },
        ...(sealed !== null && { secretText: unseal(deps.keys, 'outbox', row.id, sealed) }),
        ...(expires_at && { expiresAt: expires_at }),
      });
      await tx.insert(outbox).values(copy);
      await notify(tx, WRITTEN);
      return copy.id;
    },
    /** Makes failed messages of one channel, or of all, due now; returns whether a receiver was down. */
    tryNow: (tx: Database, channel?: QueuedChannel) => tryNow(tx, clock.now(), channel),
    /** Whether a channel has a gateway. */
    isOn: (channel: Channel): boolean => gateways[channel] !== undefined,
    goesTo: (channel: Channel) => goesTo(deps, channel),
    /** Sends a message at once, without storing or retrying it; throws `GatewayFailed`. */
    handOver: async (channel: Channel, message: unknown, subject = ''): Promise<void> =>
      void (await gateways[channel]?.(message, messageId(), subject)),
    clear: async (): Promise<void> => {
      await store.db.delete(outbox);
      await store.db.delete(receivers);
    },
    stop: worker.stop,
  };
}

function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new ApiError('LOCKED', { msg: `This cannot be delivered again: ${reason}.` });
}

function rowOf(deps: DeliveryDeps, entry: OutboxEntry): typeof outbox.$inferInsert & { id: string } {
  const { secretText, expiresAt, once = null, ...rest } = entry;
  const id = messageId();
  const sealed = secretText === undefined ? null : seal(deps.keys, 'outbox', id, secretText);
  return { id, ...rest, sealed, once, created_at: deps.clock.now(), expires_at: expiresAt ?? null };
}

async function revive(tx: Database, condition: SQL, body?: unknown): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'queued', next_attempt_at: null, last_error: null, ...(body !== undefined && { body }) })
    .where(and(condition, eq(outbox.status, 'dead')))
    .returning({ notice: NOTICE });
}
