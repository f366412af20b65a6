import { TRASH_DAYS } from '@prospectus/contract';
import { lt } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { media } from './tables.ts';

type PurgeDeps = Pick<ContentDeps, 'db' | 'clock'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Purges files from the trash once they can no longer be restored. */
export const purgeMediaJob = (deps: PurgeDeps): Job => ({
  name: 'trash of files',
  everyMs: HOUR_MS,
  run: () => purgeMedia(deps),
});

/** Deletes the records of files that were deleted before the days of the trash; their bytes stay at their addresses. */
export async function purgeMedia({ db, clock }: PurgeDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS);
  await db.delete(media).where(lt(media.deleted_at, before));
}
