import { ApiError } from '@prospectus/contract';
import type { Request } from 'express';

import { allowBulk, checkBulk, eachRecord } from '../platform/console/bulk.ts';
import { forResource, idOf, type Mounted, on } from '../platform/calls/calls.ts';
import { readList } from '../platform/console/list-query.ts';
import { readChange, readNew } from '../platform/console/read-fields.ts';
import type { Database } from '../platform/database/database.ts';
import { checkRecord, personOf } from '../platform/http/access.ts';
import {
  findRow,
  listRecords,
  type OperationDeps,
  recordOf,
  type TableRecord,
  type TableRequest,
  type TableResource,
  type TableRow,
  tableWrites,
} from './table-store.ts';

/** The console's calls on a resource in a table: the conventions of every resource, without drafts. */
export const consoleTableRoutes = (deps: OperationDeps, spec: TableResource): Mounted[] =>
  forResource(spec.resource.name, [...tableReads(deps, spec), ...tableSaves(deps, spec)]);

/** The calls of every table, also of one with its own way to save. */
export function tableReads(deps: OperationDeps, spec: TableResource): Mounted[] {
  const writes = tableWrites(deps, spec);
  const { resource } = spec;
  const save = savingIn(deps, spec);
  return [
    on('GET /admin/:resource', ({ req }) => listRecords(deps.db, spec, readList(req.query, spec.columns))),
    on('GET /admin/:resource/:id', async ({ req }) => recordOf(spec, await findRow(deps.db, spec, idOf(req)))),
    on('POST /admin/:resource/bulk', async ({ req, body: { ids, action, changes = {}, versions = {} } }) => {
      allowBulk(req, action, resource.name);
      const { given } = readChange(resource, changes);
      const allowed = checkBulk(req, action, resource.name);
      const { id: by } = personOf(req);
      return eachRecord(ids, (id) => {
        const request = { id, by, version: versions[id], check: (row: TableRow) => allowed(recordOf(spec, row)) };
        if (action === 'delete') return save((tx) => writes.remove(tx, request));
        if (action === 'update') return save((tx) => writes.update(tx, request, given));
        throw new ApiError('LOCKED', { msg: 'What is saved here is live at once.' });
      });
    }),
  ];
}

function tableSaves(deps: OperationDeps, spec: TableResource): Mounted[] {
  const writes = tableWrites(deps, spec);
  const { resource } = spec;
  const save = savingIn(deps, spec);
  return [
    on('POST /admin/:resource', ({ req }) => {
      const fields = readNew(resource, req.body);
      return save((tx) => writes.create(tx, fields, personOf(req).id));
    }),
    on('PUT /admin/:resource/:id', ({ req }) => {
      const { given, version } = readChange(resource, req.body);
      return save((tx) => writes.update(tx, rowRequestOf(spec, req, version), given));
    }),
    on('DELETE /admin/:resource/:id', ({ req, query }) =>
      save((tx) => writes.remove(tx, rowRequestOf(spec, req, query.version))),
    ),
  ];
}

const savingIn =
  (deps: OperationDeps, spec: TableResource) =>
  async (work: (tx: Database) => Promise<TableRow>): Promise<TableRecord> => {
    const row = await deps.db.transaction(work);
    await deps.feed.catchUp();
    return recordOf(spec, row);
  };

/** The row in the path of a request, with the person who changes it. */
export const rowRequestOf = (spec: TableResource, req: Request, version?: number): TableRequest => ({
  id: idOf(req),
  by: personOf(req).id,
  version,
  check: (row) => checkRecord(req, recordOf(spec, row)),
});
