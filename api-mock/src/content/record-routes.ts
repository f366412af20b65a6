import { deleteQuery, type Resource } from '@prospectus/contract';

import type { ConsoleRoute } from '../platform/console/console-router.ts';
import { sendList } from '../platform/console/list-answer.ts';
import { readList } from '../platform/console/list-query.ts';
import { readChange, readNew } from '../platform/console/read-fields.ts';
import { personOf } from '../platform/http/access.ts';
import { parse } from '../platform/http/parse.ts';
import type { ContentDeps } from './deps.ts';
import { changeRequestOf, readRequested } from './document-request.ts';
import { documentStore } from './documents.ts';
import { documentColumns, listDocuments } from './list.ts';
import { toRecord } from './record.ts';
import { usesOf } from './where-used.ts';

/** List, trash, create, clone, read, change, delete, and where a record is used. */
export function recordRoutes(deps: ContentDeps, resource: Resource): ConsoleRoute[] {
  const store = documentStore(deps);
  const columns = documentColumns(resource);
  const listing =
    (where: 'live or drafted' | 'in the trash'): ConsoleRoute[3] =>
    async (req, res) => {
      const request = readList(req.query, columns);
      const { found, total } = await listDocuments(deps.db, resource, request, where);
      sendList(res, resource.name, found.map(toRecord), request.first, total);
    };
  return [
    ['get', '', 'list', listing('live or drafted')],
    ['get', '/trash', 'list', listing('in the trash')],
    [
      'post',
      '',
      'create',
      async (req, res) => {
        res.status(201).json(toRecord(await store.create(resource, readNew(resource, req.body), personOf(req).id)));
      },
    ],
    [
      'get',
      '/:id',
      'read',
      async (req, res) => {
        res.set('Cache-Control', 'no-store').json(toRecord(await readRequested(deps.db, resource, req)));
      },
    ],
    [
      'put',
      '/:id',
      'update',
      async (req, res) => {
        const { given, version } = readChange(resource, req.body);
        res.json(toRecord(await store.update(changeRequestOf(resource, req, version), given)));
      },
    ],
    [
      'delete',
      '/:id',
      'delete',
      async (req, res) => {
        res.json(toRecord(await store.remove(changeRequestOf(resource, req, parse(deleteQuery, req.query).version))));
      },
    ],
    [
      'post',
      '/:id/clone',
      'create',
      async (req, res) => {
        res.status(201).json(toRecord(await store.clone(changeRequestOf(resource, req))));
      },
    ],
    [
      'get',
      '/:id/where-used',
      'read',
      async (req, res) => {
        const { id } = await readRequested(deps.db, resource, req);
        res.set('Cache-Control', 'no-store').json(await usesOf(deps.db, resource, id));
      },
    ],
  ];
}
