import { ApiError, publishBody, reorderBody, type Resource, resources, type Verb } from '@prospectus/contract';
import { type Request, type RequestHandler, type Response, Router } from 'express';

import { isId } from '../console/column.ts';
import { sendList } from '../console/list-answer.ts';
import { readList } from '../console/list-query.ts';
import { readChange, readNew } from '../console/read-fields.ts';
import type { Deps } from '../deps.ts';
import { personOf } from '../http/access.ts';
import { parse } from '../http/parse.ts';
import { rememberPattern } from '../http/route.ts';
import { documentStore } from './documents.ts';
import { documentColumns, listDocuments } from './list.ts';
import { toRecord } from './record.ts';
import { reorder } from './reorder.ts';
import { historyOf } from './revisions.ts';

/** The console's calls on every document resource of the registry (ra-data-simple-rest, and the verbs beyond it). */
export function consoleContentRoutes(deps: Deps): Router {
  const router = Router();
  for (const resource of Object.values<Resource>(resources)) {
    if (resource.storage === 'document') mount(router, deps, resource);
  }
  return router;
}

function mount(router: Router, deps: Deps, resource: Resource): void {
  const store = documentStore(deps);
  const columns = documentColumns(resource);
  const at = (path: string, verb: Verb): [string, RequestHandler, RequestHandler] => {
    const full = `/admin/${resource.name}${path}`;
    return [full, rememberPattern(full), deps.access.allow(verb, resource.name)];
  };
  const act = (req: Request, version?: number) => ({ resource, id: idOf(req), by: personOf(req).id, version });

  router.get(...at('', 'list'), async (req: Request, res: Response) => {
    const request = readList(req.query, columns);
    const { found, total } = await listDocuments(deps.db, resource, request);
    sendList(res, resource.name, found.map(toRecord), request.first, total);
  });
  router.post(...at('', 'create'), async (req: Request, res: Response) => {
    const row = await store.create(resource, readNew(resource, req.body), personOf(req).id);
    res.status(201).json(toRecord(row));
  });
  if (resource.ordered) {
    router.post(...at('/reorder', 'reorder'), async (req: Request, res: Response) => {
      await reorder(deps, resource, parse(reorderBody, req.body).ids);
      res.json({ data: { success: true } });
    });
  }
  router.get(...at('/:id', 'read'), async (req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store').json(toRecord(await store.read(resource, idOf(req))));
  });
  router.put(...at('/:id', 'update'), async (req: Request, res: Response) => {
    const { given, version } = readChange(resource, req.body);
    res.json(toRecord(await store.update(act(req, version), given)));
  });
  router.delete(...at('/:id', 'delete'), async (req: Request, res: Response) => {
    res.json(toRecord(await store.remove(act(req))));
  });
  router.post(...at('/:id/publish', 'publish'), async (req: Request, res: Response) => {
    res.json(toRecord(await store.publish(act(req, parse(publishBody, req.body).version))));
  });
  router.post(...at('/:id/discard', 'update'), async (req: Request, res: Response) => {
    res.json(toRecord(await store.discard(act(req))));
  });
  router.get(...at('/:id/history', 'read'), async (req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store').json(await historyOf(deps.db, (await store.read(resource, idOf(req))).id));
  });
}

function idOf(req: Request): string {
  const { id } = req.params;
  if (!isId(id)) throw new ApiError('NOT_FOUND');
  return id;
}
