import type { Router } from 'express';

import { consoleTableRoutes } from '../../operations/table-routes.ts';
import type { OperationDeps } from '../../operations/table-store.ts';
import { redirectTable } from './redirects.ts';

/** The console's calls on redirects. */
export const consoleRedirectRoutes = (deps: OperationDeps): Router => consoleTableRoutes(deps, redirectTable(deps));
