import { Counter, requestIdOf } from '@prospectus/telemetry';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { GatewayFailed, type QueuedChannel } from '../../platform/gateways/gateway.ts';
import { unseal } from '../../platform/secrets/seal.ts';
import { type DeliveryDeps, fill, finished, type OutboxRow, reasonToGiveUp } from './delivery.ts';
import { countFailures, resetFailures } from './receivers.ts';
import { LONGEST_WAIT_MS, outbox, WAITING } from './tables.ts';

// A code expires in five minutes; other messages must survive a long outage. A retry by staff starts the count again.
const URGENT = { attempts: 13, longestWaitMs: 30_000 };
const PATIENT = { attempts: 61, longestWaitMs: LONGEST_WAIT_MS };
const RETRIES: Record<QueuedChannel, typeof URGENT> = {
  ...{ sms: URGENT, email: URGENT },
  ...{ erp: PATIENT, cdp: PATIENT, referrals: PATIENT, webhooks: PATIENT },
};

const messages = new Counter({
  name: 'prospectus_messages_total',
  help: 'Attempts at messages for gateways: sent, failed for now, given up.',
  labelNames: ['channel', 'purpose', 'outcome'] as const,
});
const count = ({ channel, purpose }: OutboxRow, outcome: 'sent' | 'failed' | 'given-up') =>
  messages.inc({ channel, purpose, outcome });

const logged = ({ channel, id }: OutboxRow) => ({ channel, outboxId: id, requestId: requestIdOf(id) });

/** Attempts the messages of one receiver concurrently; each is sent, retried later, or given up. */
export async function deliver(
  deps: DeliveryDeps,
  { receiver, rows, hasFailed }: { receiver: string; rows: readonly OutboxRow[]; hasFailed: boolean },
): Promise<void> {
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
  if (delivered.length > 0 && hasFailed) await resetFailures(deps, receiver);
  const isDown = delivered.length === 0 && (await countFailures(deps, receiver, down));
  failed.push(...(await markSent(deps, delivered)));
  for (const failure of failed) await fail(deps, failure, isDown);
}

const messageOf = (deps: DeliveryDeps, row: OutboxRow): unknown => ({
  to: row.recipient,
  body: row.sealed === null ? row.body : fill(row.body, unseal(deps.keys, 'outbox', row.id, row.sealed)),
});

async function fail(deps: DeliveryDeps, { row, error }: Failed, isDown: boolean): Promise<void> {
  const { attempts, longestWaitMs } = RETRIES[row.channel];
  const attempt = (row.attempts % attempts) + 1;
  const isLast = attempt === attempts && !isDown;
  // Exponential backoff with jitter.
  const waitMs = Math.min(2 ** attempt * 500 * (1 + Math.random()), longestWaitMs);
  const byGateway = error instanceof GatewayFailed ? error : undefined;
  // The database's errors quote personal data.
  const reason = byGateway?.message ?? 'failed unexpectedly';
  await update(deps, row, {
    ...{ status: isLast ? 'dead' : 'failed', last_error: reason, attempts: sql`${outbox.attempts} + 1` },
    response_status: byGateway?.status ?? null,
    // Messages for a receiver that is down are due when it answers again.
    next_attempt_at: isDown ? null : new Date(deps.clock.now().getTime() + waitMs),
    ...(isLast && finished(deps)),
  });
  count(row, isLast ? 'given-up' : 'failed');
  const line = { ...logged(row), attempt: row.attempts + 1, reason };
  deps.log[isLast ? 'error' : 'warn'](line, 'a gateway did not take a message');
  if (byGateway) await deps.failed[row.channel]?.(row.subject, byGateway);
}

async function giveUp(deps: DeliveryDeps, row: OutboxRow, reason: string): Promise<void> {
  await update(deps, row, { status: 'dead', last_error: reason, ...finished(deps) });
  count(row, 'given-up');
  deps.log.error({ ...logged(row), reason }, 'a message will not be delivered');
}

// A slow attempt may end after another one has delivered.
const update = ({ store }: DeliveryDeps, { id }: OutboxRow, values: object) =>
  store.db
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, id), WAITING));

/** A message that the gateway accepted, with its answer. */
type Delivered = { row: OutboxRow; answer: unknown };
type Failed = { row: OutboxRow; error: unknown };

/**
 * Marks messages sent and calls their handlers in one transaction. If it fails, each half is tried again in its own, so
 * that only messages with an unusable answer fail. Returns those.
 */
async function markSent(deps: DeliveryDeps, delivered: readonly Delivered[]): Promise<Failed[]> {
  const [first] = delivered;
  if (!first) return [];
  try {
    await markSentTogether(deps, delivered);
    for (const { row } of delivered) {
      count(row, 'sent');
      deps.log.info(logged(row), 'a gateway took a message');
    }
    return [];
  } catch (error) {
    if (delivered.length === 1) return error instanceof Overtaken ? [] : [{ row: first.row, error }];
  }
  const half = Math.ceil(delivered.length / 2);
  return [...(await markSent(deps, delivered.slice(0, half))), ...(await markSent(deps, delivered.slice(half)))];
}

const markSentTogether = (deps: DeliveryDeps, delivered: readonly Delivered[]): Promise<void> =>
  deps.store.db.transaction(async (tx) => {
    // Handlers first: callers of enqueue lock their rows before the outbox's, and the reverse order could deadlock.
    for (const [purpose, same] of Map.groupBy(delivered, ({ row }) => row.purpose)) {
      const entries = same.map(({ row: { id, subject }, answer }) => ({ id, subject, answer }));
      await deps.handlers[purpose]?.(tx, entries);
    }
    const ids = delivered.map(({ row }) => row.id);
    const attempts = sql`${outbox.attempts} + 1`;
    const sent = await tx
      .update(outbox)
      .set({ status: 'sent', sent_at: deps.clock.now(), attempts, last_error: null, ...finished(deps) })
      .where(and(inArray(outbox.id, ids), WAITING))
      .returning({ id: outbox.id });
    if (sent.length < ids.length) throw new Overtaken();
  });

/** Another attempt or a reset was faster; the handlers are rolled back. */
class Overtaken extends Error {}
