import { ApiError } from '@prospectus/contract';
import type { Request, Router } from 'express';

import { allowBulk, checkBulk, eachRecord } from '../platform/console/bulk.ts';
import { type ConsoleHandlers, consoleRouter, idOf } from '../platform/console/console-router.ts';
import { readList } from '../platform/console/list-query.ts';
import { readChange, readNew } from '../platform/console/read-fields.ts';
import type { Database } from '../platform/database/database.ts';
import { checkRecord, personOf } from '../platform/http/access.ts';
import {
  findRow,
  listRows,
  type OperationDeps,
  recordOf,
  type TableRequest,
  type TableResource,
  type TableRow,
  tableWrites,
} from './table-store.ts';

/** The console's calls on a resource that is a table: the conventions of every resource, without drafts. */
export const consoleTableRoutes = (deps: OperationDeps, spec: TableResource): Router =>
  consoleRouter(deps, spec.resource.name, tableHandlers(deps, spec));

/** Their handlers, for a table that answers some calls in its own way. */
export function tableHandlers(deps: OperationDeps, spec: TableResource) {
  const writes = tableWrites(deps, spec);
  const { resource } = spec;
  const save = async (work: (tx: Database) => Promise<TableRow>) => {
    const row = await deps.db.transaction(work);
    await deps.feed.catchUp();
    return recordOf(spec, row);
  };
  return {
    list: async ({ req }) => {
      const request = readList(req.query, spec.columns);
      const { found, total } = await listRows(deps.db, spec, request);
      return { found: found.map((row) => recordOf(spec, row)), first: request.first, total };
    },
    create: ({ req }) => {
      const fields = readNew(resource, req.body);
      return save((tx) => writes.create(tx, fields, personOf(req).id));
    },
    read: async ({ req }) => recordOf(spec, await findRow(deps.db, spec, idOf(req))),
    update: ({ req }) => {
      const { given, version } = readChange(resource, req.body);
      return save((tx) => writes.update(tx, rowRequestOf(spec, req, version), given));
    },
    delete: ({ req, query }) => save((tx) => writes.remove(tx, rowRequestOf(spec, req, query.version))),
    bulk: async ({ req, body: { ids, action, changes = {}, versions = {} } }) => {
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
    },
  } satisfies ConsoleHandlers;
}

/** The row in the path of a request, for whoever asks. */
export const rowRequestOf = (spec: TableResource, req: Request, version?: number): TableRequest => ({
  id: idOf(req),
  by: personOf(req).id,
  version,
  check: (row) => checkRecord(req, recordOf(spec, row)),
});
