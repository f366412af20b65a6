import { inArray } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { outbox, pausedChannels } from './tables.ts';

/**
 * Those of some attempts whose channel is not paused. The others lose their job and wait without one; their next job
 * comes when the channel is resumed.
 */
export async function withoutPaused<A extends { id: string }>(
  db: Database,
  attempts: readonly A[],
): Promise<readonly A[]> {
  const paused = await db.select({ channel: pausedChannels.channel }).from(pausedChannels);
  if (paused.length === 0) return attempts;
  const ids = attempts.map(({ id }) => id);
  const channels = paused.map(({ channel }) => channel);
  const found = await db.select({ id: outbox.id, channel: outbox.channel }).from(outbox).where(inArray(outbox.id, ids));
  const waiting = new Set(found.filter(({ channel }) => channels.includes(channel)).map(({ id }) => id));
  if (waiting.size > 0)
    await db
      .update(outbox)
      .set({ relayed: false })
      .where(inArray(outbox.id, [...waiting]));
  return attempts.filter(({ id }) => !waiting.has(id));
}
