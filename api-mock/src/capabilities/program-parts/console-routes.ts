import { deleteQuery, partOwner, partReorderBody, parts, type PartResource } from '@prospectus/contract';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';

import { type ConsoleRoute, consoleRouter } from '../../platform/console/console-router.ts';
import { sendList } from '../../platform/console/list-answer.ts';
import { readChange, readNew } from '../../platform/console/read-fields.ts';
import type { ContentDeps } from '../../content/deps.ts';
import { personOf } from '../../platform/http/access.ts';
import { parse } from '../../platform/http/parse.ts';
import type { PartKey } from './find-part.ts';
import { listParts, partColumns, readPartList } from './list-parts.ts';
import type { ListPart } from './part-record.ts';
import { createPart, readPart, removePart, reorderParts, updatePart } from './part-store.ts';

/** The console's calls on the parts of programmes: each writes into its programme's draft, and is published with it. */
export function consolePartRoutes(deps: ContentDeps): Router {
  const router = Router();
  for (const part of Object.values<PartResource>(parts)) {
    const routes = [...partRoutes(deps, part), ...('list' in part ? [reorderRoute(deps, part)] : [])];
    router.use(consoleRouter(deps, part.name, routes));
  }
  return router;
}

function partRoutes(deps: ContentDeps, part: PartResource): ConsoleRoute[] {
  const columns = partColumns(part);
  // The programme is named when a part is made; afterwards it may come along, and finds the part among copies.
  const owned = { schema: part.schema.extend(partOwner.shape) };
  return [
    [
      'get',
      '',
      'list',
      async (req, res) => {
        const request = readPartList(req.query, columns);
        const { found, total } = await listParts(deps.db, part, request);
        sendList(res, part.name, found, request.first, total);
      },
    ],
    [
      'post',
      '',
      'create',
      async (req, res) => {
        const { programId, ...given } = readNew(owned, req.body);
        res.status(201).json(await createPart(deps, part, String(programId), given, personOf(req).id));
      },
    ],
    ['get', '/:id', 'read', async (req, res) => neverStored(res).json(await readPart(deps.db, part, keyOf(req)))],
    [
      'put',
      '/:id',
      'update',
      async (req, res) => {
        const { given, version } = readChange(owned, req.body);
        const { programId, ...fields } = given;
        const key = { ...keyOf(req), ...(typeof programId === 'string' && { programId }) };
        res.json(await updatePart(deps, part, { ...key, by: personOf(req).id, version }, fields));
      },
    ],
    [
      'delete',
      '/:id',
      'delete',
      async (req, res) => {
        const { version } = parse(deleteQuery, req.query);
        res.json(await removePart(deps, part, { ...keyOf(req), by: personOf(req).id, version }));
      },
    ],
  ];
}

const reorderRoute = (deps: ContentDeps, part: ListPart): ConsoleRoute => [
  'post',
  '/reorder',
  'reorder',
  async (req, res) => {
    await reorderParts(deps, part, { ...parse(partReorderBody, req.body), by: personOf(req).id });
    res.json({ data: { success: true } });
  },
];

/** Ids of parts are any text; `programId` beside one is needed where a copy made by hand carries it too. */
function keyOf(req: Request): PartKey {
  const { programId } = parse(z.object({ programId: z.uuid().optional() }), req.query);
  return { id: String(req.params['id']), programId };
}

const neverStored = (res: Response): Response => res.set('Cache-Control', 'no-store');
