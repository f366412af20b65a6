import { partOwner, parts, type PartResource } from '@prospectus/contract';

import type { ContentDeps } from '../../content/deps.ts';
import { forResource, type Mounted, on } from '../../platform/calls/calls.ts';
import { readChange, readNew } from '../../platform/console/read-fields.ts';
import { personOf } from '../../platform/http/access.ts';
import { listParts, partColumns, readPartList } from './list-parts.ts';
import { createPart, readPart, removePart, reorderParts, updatePart } from './part-store.ts';

/** The console's calls on the parts of programmes, which are saved in the programme's draft. */
export const consolePartRoutes = (deps: ContentDeps): Mounted[] =>
  Object.values<PartResource>(parts).flatMap((part) => forResource(part.name, partRoutes(deps, part)));

/** The id of a part is any text; `programId` is needed where a copy by hand has the same id. */
function partRoutes(deps: ContentDeps, part: PartResource): Mounted[] {
  const columns = partColumns(part);
  // `programId` is required for a new part; later it finds the part among copies.
  const owned = { schema: part.schema.extend(partOwner.shape) };
  return [
    on('GET /admin/:part', async ({ req }) => {
      const request = readPartList(req.query, columns);
      const { found, total } = await listParts(deps.db, part, request);
      return { found, first: request.first, total };
    }),
    on('POST /admin/:part', ({ req }) => {
      const { programId, ...given } = readNew(owned, req.body);
      return createPart(deps, part, String(programId), given, personOf(req).id);
    }),
    on('GET /admin/:part/:id', ({ param, query: { programId } }) =>
      readPart(deps.db, part, { id: param('id'), programId }),
    ),
    on('PUT /admin/:part/:id', ({ req, param, query }) => {
      const { given, version } = readChange(owned, req.body);
      const { programId = query.programId, ...fields } = given as { programId?: string };
      return updatePart(deps, part, { id: param('id'), programId, by: personOf(req).id, version }, fields);
    }),
    on('DELETE /admin/:part/:id', ({ req, param, query }) =>
      removePart(deps, part, { id: param('id'), ...query, by: personOf(req).id }),
    ),
    ...('list' in part
      ? [
          on('POST /admin/:part/reorder', async ({ req, body }) => {
            await reorderParts(deps, part, { ...body, by: personOf(req).id });
            return { success: true };
          }),
        ]
      : []),
  ];
}
