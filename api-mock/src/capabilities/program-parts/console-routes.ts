import { partCalls, partOwner, parts, type PartResource } from '@prospectus/contract';
import { Router } from 'express';

import type { ContentDeps } from '../../content/deps.ts';
import { type ConsoleHandlers, consoleRouter } from '../../platform/console/console-router.ts';
import { readChange, readNew } from '../../platform/console/read-fields.ts';
import { personOf } from '../../platform/http/access.ts';
import { listParts, partColumns, readPartList } from './list-parts.ts';
import { createPart, readPart, removePart, reorderParts, updatePart } from './part-store.ts';

/** The console's calls on the parts of programmes: each writes into its programme's draft, and is published with it. */
export function consolePartRoutes(deps: ContentDeps): Router {
  const router = Router();
  for (const part of Object.values<PartResource>(parts))
    router.use(consoleRouter(deps, part.name, partRoutes(deps, part), partCalls));
  return router;
}

/** Ids of parts are any text; `programId` beside one is needed where a copy made by hand carries it too. */
function partRoutes(deps: ContentDeps, part: PartResource): ConsoleHandlers<typeof partCalls> {
  const columns = partColumns(part);
  // The programme is named when a part is made; afterwards it may come along, and finds the part among copies.
  const owned = { schema: part.schema.extend(partOwner.shape) };
  return {
    list: async ({ req }) => {
      const request = readPartList(req.query, columns);
      const { found, total } = await listParts(deps.db, part, request);
      return { found, first: request.first, total };
    },
    create: ({ req }) => {
      const { programId, ...given } = readNew(owned, req.body);
      return createPart(deps, part, String(programId), given, personOf(req).id);
    },
    read: ({ param, query: { programId } }) => readPart(deps.db, part, { id: param('id'), programId }),
    update: ({ req, param, query }) => {
      const { given, version } = readChange(owned, req.body);
      const { programId = query.programId, ...fields } = given as { programId?: string };
      return updatePart(deps, part, { id: param('id'), programId, by: personOf(req).id, version }, fields);
    },
    delete: ({ req, param, query }) => removePart(deps, part, { id: param('id'), ...query, by: personOf(req).id }),
    ...('list' in part && {
      reorder: async ({ req, body }) => {
        await reorderParts(deps, part, { ...body, by: personOf(req).id });
        return { success: true };
      },
    }),
  };
}
