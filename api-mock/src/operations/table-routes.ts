import type { Router } from 'express';

import type { Deps } from '../app/deps.ts';
import { personOf } from '../platform/http/access.ts';
import { consoleRouter, idOf } from './console-router.ts';
import { sendList } from './list-answer.ts';
import { readList } from './list-query.ts';
import { readChange, readNew } from './read-fields.ts';
import { type TableResource, tableStore, toRecord } from './table-store.ts';

/** The console's calls on a resource that is a table: the conventions of every resource, without drafts. */
export function consoleTableRoutes(deps: Deps, spec: TableResource): Router {
  const store = tableStore(deps, spec);
  const { resource } = spec;
  return consoleRouter(deps, resource.name, [
    [
      'get',
      '',
      'list',
      async (req, res) => {
        const request = readList(req.query, spec.columns);
        const { found, total } = await store.list(request);
        sendList(res, resource.name, found.map(toRecord), request.first, total);
      },
    ],
    [
      'post',
      '',
      'create',
      async (req, res) => {
        res.status(201).json(toRecord(await store.create(readNew(resource, req.body), personOf(req).id)));
      },
    ],
    [
      'get',
      '/:id',
      'read',
      async (req, res) => {
        res.set('Cache-Control', 'no-store').json(toRecord(await store.read(idOf(req))));
      },
    ],
    [
      'put',
      '/:id',
      'update',
      async (req, res) => {
        const { given, version } = readChange(resource, req.body);
        res.json(toRecord(await store.update({ id: idOf(req), by: personOf(req).id, version }, given)));
      },
    ],
    [
      'delete',
      '/:id',
      'delete',
      async (req, res) => {
        res.json(toRecord(await store.remove({ id: idOf(req), by: personOf(req).id })));
      },
    ],
  ]);
}
