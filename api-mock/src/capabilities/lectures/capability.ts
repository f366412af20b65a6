import type { ContentDeps } from '../../content/deps.ts';
import type { OperationDeps } from '../../operations/deps.ts';
import { tableFinder } from '../../operations/table-finder.ts';
import type { Capability } from '../capability.ts';
import { consoleLectureRoutes } from './console-routes.ts';
import { lectureTable } from './lectures.ts';
import { scheduleRoutes } from './public-routes.ts';

/** Live lectures and their schedule. */
export const lectures: Capability<OperationDeps & Pick<ContentDeps, 'feed'>> = {
  name: 'lectures',
  mount: (deps) => ({ routes: [scheduleRoutes(deps), consoleLectureRoutes(deps)] }),
  finder: (deps) => tableFinder(deps, lectureTable),
};
