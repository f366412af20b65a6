import type { Response } from 'express';

import { type Mounted, on, SENT } from '../../platform/calls/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { countChangedDays } from './count-days.ts';
import { figuresFile, readFigures } from './figures.ts';
import { latestChanges, nextLectures, plannedChanges, readCounts, waitingDrafts } from './overview.ts';

/** The console's first screen: counts, latest records, and the figures of leads. */
export const dashboard: Capability<Platform> = {
  name: 'dashboard',
  // The first request of the morning need not count the changes of the night.
  jobs: ({ db }) => [{ name: 'day-figures', everyMs: 15_000, run: () => countChangedDays(db) }],
  mount: (deps) => ({ routes: [dashboardRoutes(deps)] }),
};

function dashboardRoutes(deps: Platform): Mounted[] {
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

/** Express answers 304 if the browser has the same answer. */
function revalidated(res: Response, data: object): typeof SENT {
  res.set('Cache-Control', 'private, no-cache').json({ data });
  return SENT;
}
