import type { Router } from 'express';

import type { ContentDeps } from '../../content/deps.ts';
import { consoleRouter } from '../../platform/console/console-router.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import { changeColumns, listChanges } from './list-changes.ts';
import { undoChanges } from './undo-changes.ts';

/** The console's calls on the changes of all content. */
export const consoleChangeRoutes = (deps: ContentDeps): Router =>
  consoleRouter(deps, 'changes', {
    list: async ({ req }) => {
      const request = readList(req.query, changeColumns);
      return { ...(await listChanges(deps, request)), first: request.first };
    },
    undoChanges: ({ req, body }) => undoChanges(deps, personOf(req).id, body),
  });
