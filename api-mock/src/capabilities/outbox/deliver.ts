import { and, eq, sql } from 'drizzle-orm';

import { GatewayFailed, type QueuedChannel } from '../../platform/gateways/gateway.ts';
import { unseal } from '../../platform/secrets/seal.ts';
import { type DeliveryDeps, finished, type OutboxRow, reasonToGiveUp } from './delivery.ts';
import { type Delivered, type Failed, markSent } from './mark-sent.ts';
import { fill } from './message.ts';
import { countFailures, resetFailures } from './receivers.ts';
import { outbox, WAITING } from './tables.ts';

// A code is of use for five minutes; other messages wait out a long outage. When staff retry a message that is given
// up, it has as many attempts again.
const URGENT = { attempts: 13, longestWaitMs: 30_000 };
const PATIENT = { attempts: 61, longestWaitMs: 3_600_000 };
const RETRIES: Record<QueuedChannel, typeof URGENT> = {
  ...{ sms: URGENT, email: URGENT },
  ...{ erp: PATIENT, cdp: PATIENT, referrals: PATIENT, webhooks: PATIENT },
};

/** One attempt at messages of one receiver, concurrently; each is then sent, due again later, or given up. */
export async function deliver(deps: DeliveryDeps, receiver: string, rows: readonly OutboxRow[]): Promise<void> {
  const refused = await deps.refuse(deps.store.db, rows);
  const delivered: Delivered[] = [];
  const failed: Failed[] = [];
  const attempt = async (row: OutboxRow) => {
    const reason = reasonToGiveUp(deps, row) ?? refused.get(row.id);
    if (reason) return giveUp(deps, row, reason);
    try {
      delivered.push({ row, answer: await deps.gateways[row.channel]?.(messageOf(deps, row), row.id, row.subject) });
    } catch (error) {
      failed.push({ row, error });
    }
  };
  await Promise.all(rows.map(attempt));
  const down = failed.flatMap(({ error }) => (error instanceof GatewayFailed && error.isDown ? [error.message] : []));
  if (delivered.length > 0) await resetFailures(deps, receiver);
  const isDown = delivered.length === 0 && (await countFailures(deps, receiver, down));
  failed.push(...(await markSent(deps, delivered)));
  for (const failure of failed) await fail(deps, failure, isDown);
}

/** The message for the gateway: the body with its secret filled in. */
const messageOf = (deps: DeliveryDeps, row: OutboxRow): unknown => ({
  to: row.recipient,
  body: row.sealed === null ? row.body : fill(row.body, unseal(deps.keys, 'outbox', row.id, row.sealed)),
});

async function fail(deps: DeliveryDeps, { row, error }: Failed, isDown: boolean): Promise<void> {
  const { attempts, longestWaitMs } = RETRIES[row.channel];
  const nth = (row.attempts % attempts) + 1;
  const isLast = nth === attempts && !isDown;
  // The waits double, and are spread over their upper half.
  const waitMs = Math.min(2 ** nth * 500 * (1 + Math.random()), longestWaitMs);
  const byGateway = error instanceof GatewayFailed ? error : undefined;
  // A failure of the database quotes what it was given; what is stored and logged must not.
  const reason = byGateway?.message ?? 'failed unexpectedly';
  await update(deps, row, {
    ...{ status: isLast ? 'dead' : 'failed', last_error: reason, attempts: sql`${outbox.attempts} + 1` },
    response_status: byGateway?.status ?? null,
    // What waits for a receiver that is down goes out as soon as that answers again.
    next_attempt_at: isDown ? null : new Date(deps.clock.now().getTime() + waitMs),
    ...(isLast && finished(deps)),
  });
  const line = { channel: row.channel, outboxId: row.id, attempt: row.attempts + 1, reason };
  deps.log[isLast ? 'error' : 'warn'](line, 'a gateway did not take a message');
  if (byGateway) await deps.failed[row.channel]?.(row.subject, byGateway);
}

async function giveUp(deps: DeliveryDeps, row: OutboxRow, reason: string): Promise<void> {
  await update(deps, row, { status: 'dead', last_error: reason, ...finished(deps) });
  deps.log.error({ channel: row.channel, outboxId: row.id, reason }, 'a message will not be delivered');
}

// An attempt that took too long may end after another one has delivered.
const update = ({ store }: DeliveryDeps, { id }: OutboxRow, values: object) =>
  store.db
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, id), WAITING));
