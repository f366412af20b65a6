import { eq } from 'drizzle-orm';

import { dayIn } from '../platform/clock/clock.ts';
import { lock } from '../platform/database/locks.ts';
import { settings } from '../platform/database/settings-table.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { ContentDeps } from './deps.ts';
import { announce } from './feed.ts';
import { DAY } from './tags.ts';

const KEY = 'content_day';
const EVERY_MS = 500;

/**
 * Announces a new day in Asia/Kolkata once for all processes, so that answers that depend on the day are made again.
 * It polls twice a second because a test can move the clock; on the same day it makes no query.
 */
export function dayChangeJob({ db, clock, feed }: Pick<ContentDeps, 'db' | 'clock' | 'feed'>): Job {
  let seen: string | undefined;
  const announceNewDay = async () => {
    const now = clock.now();
    const today = dayIn(now);
    if (today === seen) return;
    await db.transaction(async (tx) => {
      await lock(tx, 'content-day');
      const [row] = await tx.select().from(settings).where(eq(settings.key, KEY));
      if (row?.value === today) return;
      await tx
        .insert(settings)
        .values({ key: KEY, value: today })
        .onConflictDoUpdate({ target: settings.key, set: { value: today } });
      // The first day that is stored is no change.
      if (row) await announce(tx, [DAY], now);
    });
    seen = today;
    await feed.catchUp();
  };
  return { name: 'change of day', everyMs: EVERY_MS, run: announceNewDay };
}
