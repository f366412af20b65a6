import type { Resource } from '@prospectus/contract';
import type { Request } from 'express';

import type { Database } from '../platform/database/database.ts';
import { idOf } from '../platform/calls/calls.ts';
import { checkRecord, personOf } from '../platform/http/access.ts';
import { type DocumentRequest, findDocument } from './locking.ts';
import { type DocumentRow, toRecord } from './record.ts';

/** The document a request names, where the person may see it. */
export async function readRequested(db: Database, resource: Resource, req: Request): Promise<DocumentRow> {
  const row = await findDocument(db, resource, idOf(req));
  checkRecord(req, toRecord(row));
  return row;
}

/** Who asks for it, and on which document. */
export const changeRequestOf = (resource: Resource, req: Request, version?: number): DocumentRequest => ({
  resource,
  id: idOf(req),
  by: personOf(req).id,
  version,
  check: (row) => checkRecord(req, toRecord(row)),
});
