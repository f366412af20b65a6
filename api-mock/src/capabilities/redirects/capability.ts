import type { OperationDeps } from '../../operations/table-store.ts';
import { tableFinder } from '../../operations/table-columns.ts';
import { consoleTableRoutes } from '../../operations/table-routes.ts';
import type { Capability } from '../capability.ts';
import { redirectMoved } from './moves.ts';
import { redirectTable } from './redirects.ts';

/** Permanent redirects: those of staff, and those that moved pages get. */
export const redirects: Capability<OperationDeps> = {
  name: 'redirects',
  mount: (deps) => ({ routes: [consoleTableRoutes(deps, redirectTable(deps))] }),
  finder: (deps) => tableFinder(deps, redirectTable(deps)),
  onDocuments: { pagesChanged: redirectMoved },
};
