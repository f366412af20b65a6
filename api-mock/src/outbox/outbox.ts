import { randomUUID } from 'node:crypto';

import type { Channel } from '@prospectus/contract';
import { and, eq, gt, inArray, lt, not, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { attemptDeliveries } from './deliver.ts';
import { type DeliveryDeps, type OutboxRow, whyHopeless } from './delivery.ts';
import { hasJob, openQueue, type Queue, type QueuedChannel } from './queue.ts';
import { seal } from './seal.ts';
import type { Settlements } from './settle.ts';
import { outbox } from './tables.ts';

/** What is to be handed to a gateway. `{sealed}` in the body is where `secretText` goes. */
type OutboxEntry = {
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
  /** Part of the caller's transaction. With `once`, an entry that is there already stays, and is tried again if it was dead. */
  enqueue(tx: Database, entry: OutboxEntry): Promise<void>;
  /** Queues a dead entry once more; answers why that cannot be, or nothing. */
  retry(tx: Database, row: OutboxRow): Promise<string | undefined>;
  /** Whether anything can be handed over on a channel. */
  isOn(channel: Channel): boolean;
  /** Queues again what waits and has lost its job, as when the database was away at the wrong moment. */
  rescue(): Promise<void>;
  /** Forgets everything, as after a reset. */
  clear(): Promise<void>;
  stop(): Promise<void>;
};

export async function openOutbox(deps: DeliveryDeps, settlements: Settlements): Promise<Outbox> {
  const queue = await openQueue(
    deps.store,
    (attempts) => attemptDeliveries(deps, settlements, attempts),
    (error) => deps.log.error({ err: error }, 'the queue reports an error'),
  );
  // PGlite has one process: a job that is under way at the start is one that its process died over. A code would not wait that out.
  if (deps.store.kind === 'pglite') await sendAgain(deps, queue);
  return {
    enqueue: async (tx, entry) => {
      const due = await write(tx, deps, entry);
      if (due) await queue.send(tx, entry.channel, due.id);
    },
    retry: async (tx, row) => {
      const why = row.status === 'dead' ? whyHopeless(deps, row) : 'it is not given up';
      if (why === undefined && (await revive(tx, eq(outbox.id, row.id)))) await queue.send(tx, row.channel, row.id);
      return why;
    },
    isOn: (channel) => deps.gateways[channel] !== undefined,
    rescue: () => rescue(deps, queue),
    clear: async () => {
      await queue.clear();
      await deps.store.db.execute(sql`delete from outbox`);
    },
    stop: () => queue.stop(),
  };
}

async function write(tx: Database, deps: DeliveryDeps, entry: OutboxEntry): Promise<{ id: string } | undefined> {
  const id = randomUUID();
  const insert = tx.insert(outbox).values({
    id,
    channel: entry.channel,
    purpose: entry.purpose,
    subject: entry.subject,
    recipient: entry.recipient,
    body: entry.body,
    sealed: entry.secretText === undefined ? null : seal(deps.secret, id, entry.secretText),
    once: entry.once ?? null,
    created_at: deps.clock.now(),
    expires_at: entry.expiresAt ?? null,
  });
  const [written] = await insert.onConflictDoNothing({ target: outbox.once }).returning({ id: outbox.id });
  return written ?? (entry.once === undefined ? undefined : revive(tx, eq(outbox.once, entry.once), entry.body));
}

async function revive(tx: Database, which: ReturnType<typeof eq>, body?: unknown): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .update(outbox)
    .set({ status: 'queued', ...(body !== undefined && { body }) })
    .where(and(which, eq(outbox.status, 'dead')))
    .returning({ id: outbox.id });
  return row;
}

const isOpen = inArray(outbox.status, ['queued', 'failed']);

async function sendAgain({ store, clock }: DeliveryDeps, queue: Queue): Promise<void> {
  const waiting = await store.db
    .select({ id: outbox.id, channel: outbox.channel })
    .from(outbox)
    .where(and(isOpen, gt(outbox.expires_at, clock.now())));
  for (const { id, channel } of waiting) await queue.send(store.db, channel, id);
}

const RESCUE_AFTER_MS = 5 * 60_000;

async function rescue({ store, clock }: DeliveryDeps, queue: Queue): Promise<void> {
  const lost = await store.db
    .select({ id: outbox.id, channel: outbox.channel })
    .from(outbox)
    .where(
      and(isOpen, lt(outbox.created_at, new Date(clock.now().getTime() - RESCUE_AFTER_MS)), not(hasJob(outbox.id))),
    )
    .limit(1_000);
  for (const { id, channel } of lost) await queue.send(store.db, channel, id);
}
