import { deleteQuery } from '@prospectus/contract';
import type { Request, Router } from 'express';

import { checkRecord, personOf } from '../platform/http/access.ts';
import { parse } from '../platform/http/parse.ts';
import { consoleRouter, idOf } from '../platform/console/console-router.ts';
import { sendList, sendRecord } from '../platform/console/list-answer.ts';
import { readList } from '../platform/console/list-query.ts';
import { readChange, readNew } from '../platform/console/read-fields.ts';
import type { OperationDeps } from './deps.ts';
import { toRecord } from './record.ts';
import { type RowRequest, type TableResource, tableStore } from './table-store.ts';

/** The console's calls on a resource that is a table: the conventions of every resource, without drafts. */
export function consoleTableRoutes(deps: OperationDeps, spec: TableResource): Router {
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
        sendRecord(req, res, toRecord(await store.read(idOf(req))));
      },
    ],
    [
      'put',
      '/:id',
      'update',
      async (req, res) => {
        const { given, version } = readChange(resource, req.body);
        res.json(toRecord(await store.update(rowRequestOf(req, version), given)));
      },
    ],
    [
      'delete',
      '/:id',
      'delete',
      async (req, res) => {
        const { version } = parse(deleteQuery, req.query);
        res.json(toRecord(await store.remove(rowRequestOf(req, version))));
      },
    ],
  ]);
}

const rowRequestOf = (req: Request, version?: number): RowRequest => ({
  id: idOf(req),
  by: personOf(req).id,
  version,
  check: (row) => checkRecord(req, toRecord(row)),
});
