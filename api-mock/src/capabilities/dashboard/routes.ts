import { dashboardCalls } from '@prospectus/contract';
import type { Response, Router } from 'express';

import { consoleRouter } from '../../platform/console/console-router.ts';
import { SENT } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCounts } from './counts.ts';
import { readFigures } from './figures.ts';
import { figuresFile } from './figures-file.ts';
import { latestChanges, nextLectures, plannedChanges, waitingDrafts } from './latest.ts';

/** The console's first screen: what there is, what waits, what comes next, and the figures of leads. */
export function dashboardRoutes(deps: Platform): Router {
  const { db, clock } = deps;
  return consoleRouter<typeof dashboardCalls>(
    deps,
    'dashboard',
    {
      overview: async ({ res }) => {
        const now = clock.now();
        const [counts, waiting, planned, changes, lectures] = await Promise.all([
          readCounts(db, now),
          waitingDrafts(db),
          plannedChanges(db, now),
          latestChanges(db),
          nextLectures(db, now),
        ]);
        return revalidated(res, { ...counts, waiting, planned, changes, lectures });
      },
      figures: async ({ query, res }) => revalidated(res, await readFigures(db, query)),
      file: async ({ query }) => figuresFile(query.by, await readFigures(db, query)),
    },
    dashboardCalls,
  );
}

/** A browser that has the same answer is sent 304 by Express. */
function revalidated(res: Response, data: object): typeof SENT {
  res.set('Cache-Control', 'private, no-cache').json({ data });
  return SENT;
}
