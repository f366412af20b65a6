import { and, inArray, lt } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from './outbox.ts';
import { outbox } from './tables.ts';

const RETENTION_MS = 30 * 86_400_000;

/** Deletes entries that were sent or given up a month ago, since they contain phones and addresses; requeues lost ones. */
export async function sweepOutbox({
  db,
  clock,
  outbox: queued,
}: Pick<Platform, 'db' | 'clock'> & { outbox: Outbox }): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_MS);
  await db.delete(outbox).where(and(inArray(outbox.status, ['sent', 'dead']), lt(outbox.created_at, before)));
  await queued.requeueLost();
}
