import type { Router } from 'express';

import { consoleTableRoutes } from '../../operations/table-routes.ts';
import type { Deps } from '../../app/deps.ts';
import { redirectTable } from './redirects.ts';

/** The console's calls on redirects. */
export const consoleRedirectRoutes = (deps: Deps): Router => consoleTableRoutes(deps, redirectTable(deps));
