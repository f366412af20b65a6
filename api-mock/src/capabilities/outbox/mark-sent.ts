import { and, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import type { DeliveryDeps, OutboxRow } from './delivery.ts';
import { outbox } from './tables.ts';

/** An entry its gateway has accepted, with the answer. */
export type Delivered = { row: OutboxRow; answer: unknown };

/** What is done after deliveries, by purpose: part of the transaction that marks them sent, so it happens once. */
export type DeliveryHandlers = Record<
  string,
  (tx: Database, delivered: readonly { id: string; subject: string; answer: unknown }[]) => Promise<void>
>;

type MarkSentDeps = Pick<DeliveryDeps, 'store' | 'clock' | 'config'>;

/**
 * Marks entries sent and calls their handlers in one transaction; where that fails, each in one of its own, so that
 * one unusable answer fails alone. Answers what failed.
 */
export async function markSent(
  deps: MarkSentDeps,
  handlers: DeliveryHandlers,
  delivered: readonly Delivered[],
): Promise<Map<string, unknown>> {
  const failed = new Map<string, unknown>();
  if (delivered.length === 0) return failed;
  try {
    await markSentTogether(deps, handlers, delivered);
  } catch (error) {
    if (error instanceof Overtaken && delivered.length === 1) return failed;
    if (delivered.length === 1) return failed.set(delivered[0]?.row.id ?? '', error);
    for (const one of delivered)
      for (const [id, reason] of await markSent(deps, handlers, [one])) failed.set(id, reason);
  }
  return failed;
}

const markSentTogether = (
  deps: MarkSentDeps,
  handlers: DeliveryHandlers,
  delivered: readonly Delivered[],
): Promise<void> =>
  deps.store.db.transaction(async (tx) => {
    // Handlers first: callers of enqueue lock their own rows before the outbox's, and the opposite order would deadlock.
    for (const [purpose, entries] of Map.groupBy(delivered, ({ row }) => row.purpose)) {
      await handlers[purpose]?.(
        tx,
        entries.map(({ row, answer }) => ({ id: row.id, subject: row.subject, answer })),
      );
    }
    const ids = delivered.map(({ row }) => row.id);
    const sent = await tx
      .update(outbox)
      .set({
        status: 'sent',
        sent_at: deps.clock.now(),
        attempts: sql`${outbox.attempts} + 1`,
        last_error: null,
        // The mock outbox shows codes in `local`; nobody needs one in `production` that has been delivered.
        ...(deps.config.mode === 'production' && { sealed: null }),
      })
      .where(and(inArray(outbox.id, ids), inArray(outbox.status, ['queued', 'failed'])))
      .returning({ id: outbox.id });
    // Another attempt was faster, or a reset: the handlers' work is rolled back.
    if (sent.length < ids.length) throw new Overtaken();
  });

class Overtaken extends Error {}
