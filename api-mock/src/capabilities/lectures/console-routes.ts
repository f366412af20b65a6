import type { Router } from 'express';

import { consoleTableRoutes } from '../../operations/table-routes.ts';
import type { OperationDeps } from '../../operations/deps.ts';
import { lectureTable } from './lectures.ts';

/** The console's calls on lectures. */
export const consoleLectureRoutes = (deps: OperationDeps): Router => consoleTableRoutes(deps, lectureTable);
