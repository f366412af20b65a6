import { randomUUID } from 'node:crypto';

import type { Channel } from '@prospectus/contract';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { attemptDelivery, type DeliveryDeps, type Settlements } from './deliver.ts';
import { openQueue, type Queue, type QueuedChannel } from './queue.ts';
import { seal } from './seal.ts';
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
  /** Whether anything can be handed over on a channel. */
  isOn(channel: Channel): boolean;
  /** Forgets everything, as after a reset. */
  clear(): Promise<void>;
  stop(): Promise<void>;
};

export async function openOutbox(deps: DeliveryDeps, settlements: Settlements): Promise<Outbox> {
  const queue = await openQueue(
    deps.store,
    (id, last) => attemptDelivery(deps, settlements, id, last),
    (error) => deps.log.error({ err: error }, 'the queue reports an error'),
  );
  // PGlite has one process: a job that is under way at the start is one that its process died over. A code would not wait that out.
  if (deps.store.kind === 'pglite') await sendAgain(deps, queue);
  return {
    enqueue: async (tx, entry) => {
      const id = randomUUID();
      const written = await tx
        .insert(outbox)
        .values({
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
        })
        .onConflictDoNothing({ target: outbox.once })
        .returning({ id: outbox.id });
      const due = written[0] ?? (entry.once === undefined ? undefined : await revive(tx, entry.once, entry.body));
      if (due) await queue.send(tx, entry.channel, due.id);
    },
    isOn: (channel) => deps.gateways[channel] !== undefined,
    clear: async () => {
      await queue.clear();
      await deps.store.db.execute(sql`delete from outbox`);
    },
    stop: () => queue.stop(),
  };
}

async function sendAgain({ store, clock }: DeliveryDeps, queue: Queue): Promise<void> {
  const waiting = await store.db
    .select({ id: outbox.id, channel: outbox.channel })
    .from(outbox)
    .where(and(inArray(outbox.status, ['queued', 'failed']), gt(outbox.expires_at, clock.now())));
  for (const { id, channel } of waiting) await queue.send(store.db, channel, id);
}

async function revive(tx: Database, once: string, body: unknown): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .update(outbox)
    .set({ status: 'queued', body })
    .where(and(eq(outbox.once, once), eq(outbox.status, 'dead')))
    .returning({ id: outbox.id });
  return row;
}
