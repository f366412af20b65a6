import { consoleTableRoutes } from '../../operations/table-routes.ts';
import type { OperationDeps } from '../../operations/table-store.ts';
import type { Mounted } from '../../platform/calls/calls.ts';
import { redirectTable } from './redirects.ts';

/** The console's calls on redirects. */
export const consoleRedirectRoutes = (deps: OperationDeps): Mounted[] => consoleTableRoutes(deps, redirectTable(deps));
