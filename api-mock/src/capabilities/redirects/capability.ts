import type { OperationDeps } from '../../operations/table-store.ts';
import { tableFinder } from '../../operations/table-columns.ts';
import type { Capability } from '../capability.ts';
import { consoleRedirectRoutes } from './console-routes.ts';
import { redirectMoved } from './moves.ts';
import { redirectTable } from './redirects.ts';

/** Permanent redirects: those of staff, and those made when a page moves. */
export const redirects: Capability<OperationDeps> = {
  name: 'redirects',
  mount: (deps) => ({ routes: [consoleRedirectRoutes(deps)] }),
  finder: (deps) => tableFinder(deps, redirectTable(deps)),
  onDocuments: { pagesChanged: redirectMoved },
};
