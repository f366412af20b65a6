import { publishBody, reorderBody, type Resource, resources } from '@prospectus/contract';
import { type Request, Router } from 'express';

import { type ConsoleRoute, consoleRouter, idOf } from '../console/console-router.ts';
import { sendList } from '../console/list-answer.ts';
import { readList } from '../console/list-query.ts';
import { readChange, readNew } from '../console/read-fields.ts';
import type { Deps } from '../deps.ts';
import { personOf } from '../http/access.ts';
import { parse } from '../http/parse.ts';
import { documentStore } from './documents.ts';
import { documentColumns, listDocuments } from './list.ts';
import { toRecord } from './record.ts';
import { reorder } from './reorder.ts';
import { historyOf } from './revisions.ts';

/** The console's calls on every document resource of the registry (ra-data-simple-rest, and the verbs beyond it). */
export function consoleContentRoutes(deps: Deps): Router {
  const router = Router();
  for (const resource of Object.values<Resource>(resources)) {
    if (resource.storage === 'document') router.use(consoleRouter(deps, resource.name, documentRoutes(deps, resource)));
  }
  return router;
}

function documentRoutes(deps: Deps, resource: Resource): ConsoleRoute[] {
  const store = documentStore(deps);
  const columns = documentColumns(resource);
  const act = (req: Request, version?: number) => ({ resource, id: idOf(req), by: personOf(req).id, version });
  const ordered: ConsoleRoute[] = [
    [
      'post',
      '/reorder',
      'reorder',
      async (req, res) => {
        await reorder(deps, resource, parse(reorderBody, req.body).ids);
        res.json({ data: { success: true } });
      },
    ],
  ];
  return [
    [
      'get',
      '',
      'list',
      async (req, res) => {
        const request = readList(req.query, columns);
        const { found, total } = await listDocuments(deps.db, resource, request);
        sendList(res, resource.name, found.map(toRecord), request.first, total);
      },
    ],
    [
      'post',
      '',
      'create',
      async (req, res) => {
        res.status(201).json(toRecord(await store.create(resource, readNew(resource, req.body), personOf(req).id)));
      },
    ],
    ...(resource.ordered ? ordered : []),
    [
      'get',
      '/:id',
      'read',
      async (req, res) => {
        res.set('Cache-Control', 'no-store').json(toRecord(await store.read(resource, idOf(req))));
      },
    ],
    [
      'put',
      '/:id',
      'update',
      async (req, res) => {
        const { given, version } = readChange(resource, req.body);
        res.json(toRecord(await store.update(act(req, version), given)));
      },
    ],
    [
      'delete',
      '/:id',
      'delete',
      async (req, res) => {
        res.json(toRecord(await store.remove(act(req))));
      },
    ],
    [
      'post',
      '/:id/publish',
      'publish',
      async (req, res) => {
        res.json(toRecord(await store.publish(act(req, parse(publishBody, req.body).version))));
      },
    ],
    [
      'post',
      '/:id/discard',
      'update',
      async (req, res) => {
        res.json(toRecord(await store.discard(act(req))));
      },
    ],
    [
      'get',
      '/:id/history',
      'read',
      async (req, res) => {
        res.set('Cache-Control', 'no-store').json(await historyOf(deps.db, (await store.read(resource, idOf(req))).id));
      },
    ],
  ];
}
