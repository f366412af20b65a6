import type { ContentDeps } from '../../content/deps.ts';
import type { OperationDeps } from '../../operations/table-store.ts';
import { tableFinder } from '../../operations/table-finder.ts';
import type { Capability } from '../capability.ts';
import { consoleLectureRoutes } from './console-routes.ts';
import { feedRoutes } from './feed-routes.ts';
import { lectureTable } from './lectures.ts';
import { plannerRoutes } from './planner-routes.ts';
import { scheduleRoutes } from './public-routes.ts';
import { purgeJob } from './purge.ts';

/** Live lectures, how they are planned, and their schedule. */
export const lectures: Capability<OperationDeps & Pick<ContentDeps, 'feed'>> = {
  name: 'lectures',
  mount: (deps) => ({
    routes: [scheduleRoutes(deps), feedRoutes(deps), plannerRoutes(deps), ...consoleLectureRoutes(deps)],
  }),
  finder: (deps) => tableFinder(deps, lectureTable),
  jobs: (deps) => [purgeJob(deps)],
};
