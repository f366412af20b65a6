import { LECTURE_DAYS } from '@prospectus/contract';
import { lt } from 'drizzle-orm';

import type { Job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { lectures } from './tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Lectures that feeds have told of as deleted for long enough are deleted for good; their events stay. */
export const purgeJob = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Job => ({
  name: 'purge of lectures',
  everyMs: HOUR_MS,
  run: async () => {
    const before = new Date(clock.now().getTime() - LECTURE_DAYS.deletedTold * DAY_MS);
    await db.delete(lectures).where(lt(lectures.deleted_at, before));
  },
});
