import { and, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import type { DeliveryDeps, OutboxRow } from './delivery.ts';
import { outbox } from './tables.ts';

/** An entry its gateway has taken, with what it answered. */
export type Delivered = { row: OutboxRow; answer: unknown };

/** What follows deliveries, by purpose: part of the transaction that marks them sent, so it happens once. */
export type Settlements = Record<
  string,
  (tx: Database, delivered: readonly { subject: string; answer: unknown }[]) => Promise<void>
>;

type SettleDeps = Pick<DeliveryDeps, 'store' | 'clock' | 'config'>;

/**
 * Marks entries sent, with what follows, in one transaction; where that fails, each in one of its own, so that an
 * answer which cannot be used spoils no other. Answers what failed.
 */
export async function settle(
  deps: SettleDeps,
  settlements: Settlements,
  delivered: readonly Delivered[],
): Promise<Map<string, unknown>> {
  const failed = new Map<string, unknown>();
  if (delivered.length === 0) return failed;
  try {
    await settleTogether(deps, settlements, delivered);
  } catch (error) {
    if (error instanceof Overtaken && delivered.length === 1) return failed;
    if (delivered.length === 1) return failed.set(delivered[0]?.row.id ?? '', error);
    for (const one of delivered)
      for (const [id, reason] of await settle(deps, settlements, [one])) failed.set(id, reason);
  }
  return failed;
}

const settleTogether = (deps: SettleDeps, settlements: Settlements, delivered: readonly Delivered[]): Promise<void> =>
  deps.store.db.transaction(async (tx) => {
    // The settlements come first: who enqueues has its own rows locked before the outbox's, and two orders would be a deadlock.
    for (const [purpose, entries] of Map.groupBy(delivered, ({ row }) => row.purpose)) {
      await settlements[purpose]?.(
        tx,
        entries.map(({ row, answer }) => ({ subject: row.subject, answer })),
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
    // Another attempt was faster, or a reset: the settlement is undone.
    if (sent.length < ids.length) throw new Overtaken();
  });

class Overtaken extends Error {}
