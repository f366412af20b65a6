import { ApiError } from '@prospectus/contract';
import type { Request } from 'express';

import { checkRecord, personOf } from '../platform/http/access.ts';
import { allowBulk, checkBulk, eachRecord } from '../platform/console/bulk.ts';
import { forResource, idOf, type Mounted, on } from '../platform/calls/calls.ts';
import { readList } from '../platform/console/list-query.ts';
import { readChange, readNew } from '../platform/console/read-fields.ts';
import type { OperationDeps } from './deps.ts';
import type { TableRow } from './record.ts';
import { recordOf, type RowRequest, type TableResource, tableStore } from './table-store.ts';

/** The console's calls on a resource that is a table: the conventions of every resource, without drafts. */
export const consoleTableRoutes = (deps: OperationDeps, spec: TableResource): Mounted[] =>
  forResource(spec.resource.name, [...tableReads(deps, spec), ...tableSaves(deps, spec)]);

/** What a table that is saved in its own way has in common with the others. */
export function tableReads(deps: OperationDeps, spec: TableResource): Mounted[] {
  const store = tableStore(deps, spec);
  const { resource } = spec;
  const toRecord = (row: TableRow) => recordOf(spec, row);
  return [
    on('GET /admin/:resource', async ({ req }) => {
      const request = readList(req.query, spec.columns);
      const { found, total } = await store.list(request);
      return { found: found.map(toRecord), first: request.first, total };
    }),
    on('GET /admin/:resource/:id', async ({ req }) => toRecord(await store.read(idOf(req)))),
    on('POST /admin/:resource/bulk', async ({ req, body: { ids, action, changes = {}, versions = {} } }) => {
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
    }),
  ];
}

function tableSaves(deps: OperationDeps, spec: TableResource): Mounted[] {
  const store = tableStore(deps, spec);
  const { resource } = spec;
  const toRecord = (row: TableRow) => recordOf(spec, row);
  return [
    on('POST /admin/:resource', async ({ req }) =>
      toRecord(await store.create(readNew(resource, req.body), personOf(req).id)),
    ),
    on('PUT /admin/:resource/:id', async ({ req }) => {
      const { given, version } = readChange(resource, req.body);
      return toRecord(await store.update(rowRequestOf(spec, req, version), given));
    }),
    on('DELETE /admin/:resource/:id', async ({ req, query }) =>
      toRecord(await store.remove(rowRequestOf(spec, req, query.version))),
    ),
  ];
}

/** The row in the path of a request, for whoever asks. */
export const rowRequestOf = (spec: TableResource, req: Request, version?: number): RowRequest => ({
  id: idOf(req),
  by: personOf(req).id,
  version,
  check: (row) => checkRecord(req, recordOf(spec, row)),
});
