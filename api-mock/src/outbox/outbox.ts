import { randomUUID } from 'node:crypto';

import type { Channel } from '@prospectus/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';

import type { Clock } from '../clock.ts';
import type { Database, Store } from '../db/database.ts';
import type { Gateways } from '../gateways/gateway.ts';
import { attemptDelivery } from './deliver.ts';
import { openQueue, type QueuedChannel } from './queue.ts';
import { seal } from './seal.ts';
import { outbox } from './tables.ts';

/** What is to be handed to a gateway. `{sealed}` in the body is where `secretText` goes. */
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

/** What follows a delivery, by purpose: part of the transaction that marks it sent, so it happens once. */
export type Settlements = Record<string, (tx: Database, delivered: { subject: string; answer: unknown }) => Promise<void>>;

export type Outbox = {
  /** Part of the caller's transaction. With `once`, an entry that is there already stays, and is tried again if it was dead. */
  enqueue(tx: Database, entry: OutboxEntry): Promise<void>;
  /** Whether anything can be handed over on a channel. */
  isOn(channel: Channel): boolean;
  /** Forgets everything, as after a reset. */
  clear(): Promise<void>;
  stop(): Promise<void>;
};

export type OutboxDeps = { store: Store; clock: Clock; secret: string; config: { mode: 'local' | 'production' }; log: Logger; gateways: Gateways };

export async function openOutbox(deps: OutboxDeps, settlements: Settlements): Promise<Outbox> {
  const queue = await openQueue(
    deps.store,
    (id, last) => attemptDelivery(deps, settlements, id, last),
    (error) => deps.log.error({ err: error }, 'the queue reports an error'),
  );
  return {
    enqueue: async (tx, entry) => {
      const id = randomUUID();
      const written = await tx
        .insert(outbox)
        .values({
          id, channel: entry.channel, purpose: entry.purpose, subject: entry.subject, recipient: entry.recipient, body: entry.body,
          sealed: entry.secretText === undefined ? null : seal(deps.secret, id, entry.secretText),
          once: entry.once ?? null, created_at: deps.clock.now(), expires_at: entry.expiresAt ?? null,
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

async function revive(tx: Database, once: string, body: unknown): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .update(outbox)
    .set({ status: 'queued', body })
    .where(and(eq(outbox.once, once), eq(outbox.status, 'dead')))
    .returning({ id: outbox.id });
  return row;
}
