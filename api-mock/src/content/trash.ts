import { ApiError } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../platform/database/database.ts';
import { isPermanent, reset } from './built-in.ts';
import { type DocumentRequest, lockDocument, lockTrashed, refuseSecondSingle } from './locking.ts';
import { checkParent } from './parents.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import { checkReferences } from './references.ts';
import { refuseInUse } from './where-used.ts';
import { nextPosition, write, type WriteDeps } from './writing.ts';

/** Moves a document to the trash, unless others refer to it. A permanent one gets its first text instead. */
export async function remove(tx: Database, deps: WriteDeps, request: DocumentRequest): Promise<DocumentRow> {
  const row = await lockDocument(tx, request);
  if (isPermanent(request.resource, row)) return reset(tx, deps, request, row);
  await refuseInUse(tx, request.resource, row.id);
  const values = { deleted_at: deps.clock.now(), publish_at: null, unpublish_at: null };
  return write(tx, deps, request, row, { action: 'delete', values });
}

/** Takes a document out of the trash as a draft, after all others. SLUG_TAKEN where another page has its address. */
export async function recover(tx: Database, deps: WriteDeps, request: DocumentRequest): Promise<DocumentRow> {
  const row = await lockTrashed(tx, request);
  if (!row) {
    await lockDocument(tx, request);
    throw new ApiError('LOCKED', { msg: 'This is not in the trash.' });
  }
  await refuseSecondSingle(tx, request.resource);
  const draft = workingCopy(row);
  await checkReferences(tx, request.resource, draft);
  await checkParent(tx, request.resource, row.id, draft);
  const [last] = await rows<{ position: number }>(tx, sql`select ${nextPosition(request.resource)}::int as position`);
  const values = { draft, published: null, published_at: null, deleted_at: null, position: last?.position ?? 0 };
  return write(tx, deps, request, row, { action: 'restore', values });
}
