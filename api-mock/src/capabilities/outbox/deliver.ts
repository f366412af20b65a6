import { and, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { GatewayFailed } from '../../platform/gateways/gateway.ts';
import { type DeliveryDeps, type OutboxRow, reasonToGiveUp } from './delivery.ts';
import { fill } from './message.ts';
import { unseal } from '../../platform/secrets/seal.ts';
import { type Delivered, markSent, type DeliveryHandlers } from './mark-sent.ts';
import { circuitOf, type Outcome, recordOutcomes, withoutOpenCircuits } from './circuits.ts';
import { withoutPaused } from './pauses.ts';
import { outbox } from './tables.ts';

/** One attempt at an entry; `last` where the queue will not retry it. */
export type Attempt = { id: string; last: boolean };

/** Delivers entries to their gateway concurrently; answers those to be retried, each with the reason. */
export async function attemptDeliveries(
  deps: DeliveryDeps,
  handlers: DeliveryHandlers,
  attempts: readonly Attempt[],
): Promise<Map<string, string>> {
  const rows = await openRows(deps.store.db, await withoutPaused(deps.store.db, attempts));
  const refused = await deps.refuse?.(deps.store.db, rows);
  const sendable: OutboxRow[] = [];
  for (const row of rows) {
    const hopeless = reasonToGiveUp(deps, row) ?? refused?.get(row.id);
    if (hopeless) await giveUp(deps, row, hopeless);
    else sendable.push(row);
  }
  const taken: Delivered[] = [];
  const failed = new Map<string, string>();
  const statuses = new Map<string, number>();
  const outcomes = new Map<string, Outcome>();
  const deliverOne = async (row: OutboxRow) => {
    const outcome = outcomes.get(circuitOf(row)) ?? { taken: 0, down: 0, error: '' };
    outcomes.set(circuitOf(row), outcome);
    try {
      taken.push({ row, answer: await deps.gateways[row.channel]?.(messageOf(deps, row), row.id, row.subject) });
      outcome.taken += 1;
    } catch (error) {
      failed.set(row.id, reasonOf(error));
      if (error instanceof GatewayFailed && error.status !== undefined) statuses.set(row.id, error.status);
      if (error instanceof GatewayFailed && error.isDown)
        Object.assign(outcome, { down: outcome.down + 1, error: error.message });
    }
  };
  await Promise.all((await withoutOpenCircuits(deps, sendable)).map(deliverOne));
  await recordOutcomes(deps, outcomes);
  for (const [id, error] of await markSent(deps, handlers, taken)) failed.set(id, reasonOf(error));
  for (const row of rows.filter(({ id }) => failed.has(id))) {
    const last = attempts.find(({ id }) => id === row.id)?.last ?? false;
    await fail(deps, row, { reason: failed.get(row.id) ?? '', status: statuses.get(row.id), last });
  }
  return failed;
}

// Missing entries were deleted by a reset, or sent by an attempt whose end the queue did not record.
const openRows = (db: Database, attempts: readonly Attempt[]): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        inArray(
          outbox.id,
          attempts.map(({ id }) => id),
        ),
        inArray(outbox.status, ['queued', 'failed']),
      ),
    );

/** The message for the gateway: the body with its secret filled in. */
const messageOf = (deps: DeliveryDeps, row: OutboxRow): unknown => ({
  to: row.recipient,
  body: row.sealed === null ? row.body : fill(row.body, unseal(deps.keys, 'outbox', row.id, row.sealed)),
});

// A failure of the database quotes what it was given; what is stored and logged must not.
const reasonOf = (error: unknown): string => (error instanceof GatewayFailed ? error.message : 'failed unexpectedly');

type Failure = { reason: string; status: number | undefined; last: boolean };

async function fail(deps: DeliveryDeps, row: OutboxRow, { reason, status, last }: Failure): Promise<void> {
  await close(deps, row, last ? 'dead' : 'failed', reason, { counted: 1, response_status: status ?? null });
  deps.log[last ? 'error' : 'warn'](
    { channel: row.channel, outboxId: row.id, attempt: row.attempts + 1, reason },
    'a gateway did not take a message',
  );
}

async function giveUp(deps: DeliveryDeps, row: OutboxRow, reason: string): Promise<void> {
  await close(deps, row, 'dead', reason, { counted: 0 });
  deps.log.error({ channel: row.channel, outboxId: row.id, reason }, 'a message will not be delivered');
}

async function close(
  { store, config }: DeliveryDeps,
  { id }: OutboxRow,
  status: 'dead' | 'failed',
  reason: string,
  { counted, ...answered }: { counted: 0 | 1; response_status?: number | null },
): Promise<void> {
  await store.db
    .update(outbox)
    .set({
      status,
      last_error: reason,
      ...answered,
      attempts: sql`${outbox.attempts} + ${counted}`,
      // The mock outbox shows codes in `local`; nobody needs one in `production` that will not be sent.
      ...(status === 'dead' && config.mode === 'production' && { sealed: null }),
    })
    // An attempt that timed out may end after another has delivered.
    .where(and(inArray(outbox.id, [id]), inArray(outbox.status, ['queued', 'failed'])));
}
