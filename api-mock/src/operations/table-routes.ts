import { ApiError } from '@prospectus/contract';
import type { Request, Router } from 'express';

import { checkRecord, personOf } from '../platform/http/access.ts';
import { allowBulk, checkBulk, eachRecord } from '../platform/console/bulk.ts';
import { type ConsoleHandlers, consoleRouter, idOf } from '../platform/console/console-router.ts';
import { readList } from '../platform/console/list-query.ts';
import { readChange, readNew } from '../platform/console/read-fields.ts';
import type { OperationDeps } from './deps.ts';
import type { TableRow } from './record.ts';
import { recordOf, type RowRequest, type TableResource, tableStore } from './table-store.ts';

/** The console's calls on a resource that is a table: the conventions of every resource, without drafts. */
export const consoleTableRoutes = (deps: OperationDeps, spec: TableResource): Router =>
  consoleRouter(deps, spec.resource.name, tableHandlers(deps, spec));

/** Their handlers, for a table that answers some calls in its own way. */
export function tableHandlers(deps: OperationDeps, spec: TableResource) {
  const store = tableStore(deps, spec);
  const { resource } = spec;
  const toRecord = (row: TableRow) => recordOf(spec, row);
  return {
    list: async ({ req }) => {
      const request = readList(req.query, spec.columns);
      const { found, total } = await store.list(request);
      return { found: found.map(toRecord), first: request.first, total };
    },
    create: async ({ req }) => toRecord(await store.create(readNew(resource, req.body), personOf(req).id)),
    read: async ({ req }) => toRecord(await store.read(idOf(req))),
    update: async ({ req }) => {
      const { given, version } = readChange(resource, req.body);
      return toRecord(await store.update(rowRequestOf(spec, req, version), given));
    },
    delete: async ({ req, query }) => toRecord(await store.remove(rowRequestOf(spec, req, query.version))),
    bulk: async ({ req, body: { ids, action, changes = {}, versions = {} } }) => {
      allowBulk(req, action, resource.name);
      const { given } = readChange(resource, changes);
      const allowed = checkBulk(req, action, resource.name);
      const { id: by } = personOf(req);
      return eachRecord(ids, (id) => {
        const request = { id, by, version: versions[id], check: (row: TableRow) => allowed(toRecord(row)) };
        if (action === 'delete') return store.remove(request);
        if (action === 'update') return store.update(request, given);
        throw new ApiError('LOCKED', { msg: 'What is saved here is live at once.' });
      });
    },
  } satisfies ConsoleHandlers;
}

/** The row in the path of a request, for whoever asks. */
export const rowRequestOf = (spec: TableResource, req: Request, version?: number): RowRequest => ({
  id: idOf(req),
  by: personOf(req).id,
  version,
  check: (row) => checkRecord(req, recordOf(spec, row)),
});
