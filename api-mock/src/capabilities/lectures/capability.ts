import { LECTURE_DAYS } from '@prospectus/contract';
import { lt } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import { tableFinder } from '../../operations/table-columns.ts';
import type { OperationDeps } from '../../operations/table-store.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { consoleLectureRoutes, plannerRoutes } from './console-routes.ts';
import { feedRoutes } from './feeds.ts';
import { lectureTable } from './lectures.ts';
import { scheduleRoutes } from './public-routes.ts';
import { lectures as lectureRows } from './tables.ts';

/** Live lectures: their planning, schedule and calendars. */
export const lectures: Capability<OperationDeps & Pick<ContentDeps, 'feed'>> = {
  name: 'lectures',
  mount: (deps) => ({
    routes: [scheduleRoutes(deps), feedRoutes(deps), plannerRoutes(deps), consoleLectureRoutes(deps)],
  }),
  finder: (deps) => tableFinder(deps, lectureTable),
  jobs: (deps) => [purgeJob(deps)],
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Purges deleted lectures that feeds have listed as cancelled for long enough; their events stay. */
const purgeJob = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Job => ({
  name: 'purge of lectures',
  everyMs: HOUR_MS,
  run: async () => {
    const before = new Date(clock.now().getTime() - LECTURE_DAYS.deletedShown * DAY_MS);
    await db.delete(lectureRows).where(lt(lectureRows.deleted_at, before));
  },
});
