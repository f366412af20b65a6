import type { Router } from 'express';

import { consoleTableRoutes } from '../../operations/table-routes.ts';
import type { Deps } from '../../app/deps.ts';
import { lectureTable } from './lectures.ts';

/** The console's calls on lectures. */
export const consoleLectureRoutes = (deps: Deps): Router => consoleTableRoutes(deps, lectureTable);
