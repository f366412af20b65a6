import { ApiError } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../platform/database/database.ts';
import { isKept, reset } from './built-in.ts';
import { type Act, hold, holdTrashed } from './holding.ts';
import { checkParent } from './parents.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import { checkReferences } from './references.ts';
import { refuseSecond } from './singles.ts';
import { refuseInUse } from './where-used.ts';
import { lastPlace, write, type WriteDeps } from './writing.ts';

/** Moves a document to the trash, unless others refer to it. What is always there goes back to its first text instead. */
export async function remove(tx: Database, deps: WriteDeps, act: Act): Promise<DocumentRow> {
  const row = await hold(tx, act);
  if (isKept(act.resource, row)) return reset(tx, deps, act, row);
  await refuseInUse(tx, act.resource, row.id);
  const values = { deleted_at: deps.clock.now(), publish_at: null, unpublish_at: null };
  return write(tx, deps, act, row, { action: 'delete', values });
}

/** Takes a document out of the trash as a draft, after all others. Its address may be taken meanwhile: SLUG_TAKEN. */
export async function recover(tx: Database, deps: WriteDeps, act: Act): Promise<DocumentRow> {
  const row = await holdTrashed(tx, act);
  if (!row) {
    await hold(tx, act);
    throw new ApiError('LOCKED', { msg: 'This is not in the trash.' });
  }
  await refuseSecond(tx, act.resource);
  const draft = workingCopy(row);
  await checkReferences(tx, act.resource, draft);
  await checkParent(tx, act.resource, row.id, draft);
  const [last] = await rows<{ position: number }>(tx, sql`select ${lastPlace(act.resource)}::int as position`);
  const values = { draft, published: null, published_at: null, deleted_at: null, position: last?.position ?? 0 };
  return write(tx, deps, act, row, { action: 'restore', values });
}
