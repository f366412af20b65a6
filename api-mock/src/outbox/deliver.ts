import { and, eq, inArray, type InferSelectModel, sql } from 'drizzle-orm';
import type { Logger } from 'pino';

import type { Clock } from '../clock.ts';
import type { Database, Store } from '../db/database.ts';
import { GatewayFailed, type Gateways } from '../gateways/gateway.ts';
import { fill } from './message.ts';
import { unseal } from './seal.ts';
import { outbox, type OutboxStatus } from './tables.ts';

export type DeliveryDeps = {
  store: Store;
  clock: Clock;
  secret: string;
  config: { mode: 'local' | 'production' };
  log: Logger;
  gateways: Gateways;
};

/** What follows a delivery, by purpose: part of the transaction that marks it sent, so it happens once. */
export type Settlements = Record<
  string,
  (tx: Database, delivered: { subject: string; answer: unknown }) => Promise<void>
>;

type Row = InferSelectModel<typeof outbox>;

/** One attempt to hand an entry to its gateway. Throws where the queue should try again. */
export async function attemptDelivery(
  deps: DeliveryDeps,
  settlements: Settlements,
  id: string,
  last: boolean,
): Promise<void> {
  const { db } = deps.store;
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  // Gone with a reset, or done by an attempt whose end the queue did not hear of.
  if (!row || row.status === 'sent' || row.status === 'dead') return;

  if (row.expires_at !== null && row.expires_at <= deps.clock.now())
    return giveUp(deps, row, 'expired before it could be delivered');
  const gateway = deps.gateways[row.channel];
  if (!gateway) return giveUp(deps, row, 'this channel is switched off');

  try {
    const answer = await gateway(messageOf(deps, row), row.id);
    await db.transaction((tx) => settle(tx, deps, settlements, row, answer));
  } catch (error) {
    if (error instanceof Overtaken) return;
    const reason = error instanceof GatewayFailed ? error.message : 'failed unexpectedly';
    await mark(deps, row, last ? 'dead' : 'failed', reason);
    deps.log[last ? 'error' : 'warn'](
      { channel: row.channel, outboxId: row.id, attempt: row.attempts + 1, reason },
      'a gateway did not take a message',
    );
    // A failure of the database quotes what it was given; the queue keeps what is thrown.
    throw new GatewayFailed(reason);
  }
}

// The settlement comes first: who enqueues has its own rows locked before the outbox's, and two orders would be a deadlock.
async function settle(
  tx: Database,
  deps: DeliveryDeps,
  settlements: Settlements,
  row: Row,
  answer: unknown,
): Promise<void> {
  // An answer that cannot be used throws, and counts as a failed attempt.
  await settlements[row.purpose]?.(tx, { subject: row.subject, answer });
  const [sent] = await tx
    .update(outbox)
    .set({
      status: 'sent',
      sent_at: deps.clock.now(),
      attempts: row.attempts + 1,
      last_error: null,
      ...forgetSecret(deps),
    })
    .where(stillOpen(row))
    .returning({ id: outbox.id });
  // Another attempt was faster, or a reset: the settlement is undone.
  if (!sent) throw new Overtaken();
}

class Overtaken extends Error {}

const stillOpen = (row: Row) => and(eq(outbox.id, row.id), inArray(outbox.status, ['queued', 'failed']));

/** What the gateway is handed: the channel's body with its secret filled in. */
const messageOf = (deps: DeliveryDeps, row: Row): unknown => ({
  to: row.recipient,
  body: row.sealed === null ? row.body : fill(row.body, unseal(deps.secret, row.id, row.sealed)),
});

async function giveUp(deps: DeliveryDeps, row: Row, reason: string): Promise<void> {
  await mark(deps, row, 'dead', reason, false);
  deps.log.error({ channel: row.channel, outboxId: row.id, reason }, 'a message will not be delivered');
}

async function mark(deps: DeliveryDeps, row: Row, status: OutboxStatus, reason: string, counted = true): Promise<void> {
  await deps.store.db
    .update(outbox)
    .set({
      status,
      last_error: reason,
      ...(counted && { attempts: sql`${outbox.attempts} + 1` }),
      ...(status === 'dead' && forgetSecret(deps)),
    })
    // An attempt that was given up on may end after another has delivered.
    .where(stillOpen(row));
}

// The mock outbox shows codes in `local`; nobody needs one that has been delivered in `production`.
const forgetSecret = (deps: DeliveryDeps): { sealed?: null } => (deps.config.mode === 'local' ? {} : { sealed: null });
