import { sql } from 'drizzle-orm';

import { dayIn } from '../../platform/clock/clock.ts';
import { type Mounted, on } from '../../platform/http/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerCache, LEADS_STAMP, STAFF_STAMP } from './answer-cache.ts';
import { readCounts } from './counts.ts';
import { readFigures } from './figures.ts';
import { figuresFile } from './figures-file.ts';
import { latestChanges, nextLectures, plannedChanges, waitingDrafts } from './latest.ts';

/** The console's first screen: what there is, what waits, what comes next, and the figures of leads. */
export function dashboardRoutes(deps: Platform): Mounted[] {
  const { db, clock } = deps;
  const answer = answerCache(deps);
  return [
    on('GET /admin/dashboard', (request) => {
      const now = clock.now();
      return answer(request, {
        key: `overview ${dayIn(now)}`,
        stamp: sql`${STAFF_STAMP}, ${LEADS_STAMP}`,
        make: async () => {
          const [counts, waiting, planned, changes, lectures] = await Promise.all([
            readCounts(db, now),
            waitingDrafts(db),
            plannedChanges(db, now),
            latestChanges(db),
            nextLectures(db, now),
          ]);
          return { ...counts, waiting, planned, changes, lectures };
        },
      });
    }),
    on('GET /admin/dashboard/figures', (request) =>
      answer(request, {
        key: `figures ${JSON.stringify(request.query)}`,
        stamp: LEADS_STAMP,
        make: () => readFigures(db, request.query),
      }),
    ),
    on('GET /admin/dashboard/export', async ({ query }) => figuresFile(query.by, await readFigures(db, query))),
  ];
}
