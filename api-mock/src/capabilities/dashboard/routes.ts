import type { Router } from 'express';

import { consoleRouter } from '../../platform/console/console-router.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCounts } from './counts.ts';
import { latestChanges, nextLectures, waitingDrafts } from './latest.ts';

/** The console's first screen in one answer: what there is, what waits to be published, what was changed, what comes next. */
export const dashboardRoutes = (deps: Platform): Router =>
  consoleRouter(deps, 'dashboard', {
    overview: async () => {
      const now = deps.clock.now();
      return {
        ...(await readCounts(deps.db, now)),
        waiting: await waitingDrafts(deps.db),
        changes: await latestChanges(deps.db),
        lectures: await nextLectures(deps.db, now),
      };
    },
  });
