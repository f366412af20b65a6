import { and, inArray, sql } from 'drizzle-orm';

import { type DeliveryDeps, finished, type OutboxRow } from './delivery.ts';
import { outbox, WAITING } from './tables.ts';

/** A message that its gateway has accepted, with the answer. */
export type Delivered = { row: OutboxRow; answer: unknown };
/** A message whose attempt failed, with the reason. */
export type Failed = { row: OutboxRow; error: unknown };

/**
 * Marks messages sent and calls their handlers in one transaction; where that fails, each half in one of its own,
 * so that in the end an unusable answer fails alone. Answers what failed.
 */
export async function markSent(deps: DeliveryDeps, delivered: readonly Delivered[]): Promise<Failed[]> {
  const [first] = delivered;
  if (!first) return [];
  try {
    await markSentTogether(deps, delivered);
    return [];
  } catch (error) {
    if (delivered.length === 1) return error instanceof Overtaken ? [] : [{ row: first.row, error }];
  }
  const half = Math.ceil(delivered.length / 2);
  return [...(await markSent(deps, delivered.slice(0, half))), ...(await markSent(deps, delivered.slice(half)))];
}

const markSentTogether = (deps: DeliveryDeps, delivered: readonly Delivered[]): Promise<void> =>
  deps.store.db.transaction(async (tx) => {
    // Handlers first: callers of enqueue lock their own rows before the outbox's, and the opposite order would deadlock.
    for (const [purpose, some] of Map.groupBy(delivered, ({ row }) => row.purpose)) {
      const entries = some.map(({ row: { id, subject }, answer }) => ({ id, subject, answer }));
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

/** Another attempt was faster, or a reset: the handlers' work is rolled back. */
class Overtaken extends Error {}
