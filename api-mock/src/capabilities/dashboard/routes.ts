import type { Response } from 'express';

import { type Mounted, on, SENT } from '../../platform/calls/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCounts } from './counts.ts';
import { readFigures } from './figures.ts';
import { figuresFile } from './figures-file.ts';
import { latestChanges, nextLectures, plannedChanges, waitingDrafts } from './latest.ts';

/** The console's first screen: what there is, what waits, what comes next, and the figures of leads. */
export function dashboardRoutes(deps: Platform): Mounted[] {
  const { db, clock } = deps;
  return [
    on('GET /admin/dashboard', async ({ res }): Promise<typeof SENT> => {
      const now = clock.now();
      const [counts, waiting, planned, changes, lectures] = await Promise.all([
        readCounts(db, now),
        waitingDrafts(db),
        plannedChanges(db, now),
        latestChanges(db),
        nextLectures(db, now),
      ]);
      return revalidated(res, { ...counts, waiting, planned, changes, lectures });
    }),
    on('GET /admin/dashboard/figures', async ({ query, res }): Promise<typeof SENT> =>
      revalidated(res, await readFigures(db, query)),
    ),
    on('GET /admin/dashboard/export', async ({ query }) => figuresFile(query.by, await readFigures(db, query))),
  ];
}

/** A browser that has the same answer is sent 304 by Express. */
function revalidated(res: Response, data: object): typeof SENT {
  res.set('Cache-Control', 'private, no-cache').json({ data });
  return SENT;
}
