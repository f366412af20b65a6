import { and, inArray, lt } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from './outbox.ts';
import { outbox } from './tables.ts';

const KEPT_MS = 30 * 86_400_000;

/** Forgets what was delivered, or given up, a month ago, for the rows hold phones and addresses; finds what was lost. */
export async function sweepOutbox({
  db,
  clock,
  outbox: queued,
}: Pick<Platform, 'db' | 'clock'> & { outbox: Outbox }): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await db.delete(outbox).where(and(inArray(outbox.status, ['sent', 'dead']), lt(outbox.created_at, before)));
  await queued.rescue();
}
