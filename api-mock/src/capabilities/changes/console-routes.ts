import type { ContentDeps } from '../../content/deps.ts';
import { type Mounted, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import { changeColumns, listChanges } from './list-changes.ts';
import { undoChanges } from './undo-changes.ts';

/** The console's calls on the changes of all content. */
export const consoleChangeRoutes = (deps: ContentDeps): Mounted[] => [
  on('GET /admin/changes', async ({ req }) => {
    const request = readList(req.query, changeColumns);
    return { ...(await listChanges(deps, request)), first: request.first };
  }),
  on('POST /admin/changes/undo', ({ req, body }) => undoChanges(deps, personOf(req).id, body)),
];
