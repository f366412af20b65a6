import { desc, eq } from 'drizzle-orm';

import { staff } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import { type RevisionAction, revisions } from './tables.ts';

/** Writes down what was done to a document and how it stood afterwards. */
export const remember = (tx: Database, row: DocumentRow, action: RevisionAction, by: string | null) =>
  tx
    .insert(revisions)
    .values({ document_id: row.id, version: row.version, action, fields: workingCopy(row), at: row.updated_at, by });

/** A document's revisions, newest first; `by` is the person's name, null for the installation itself. */
export async function historyOf(db: Database, id: string) {
  const found = await db
    .select({
      version: revisions.version,
      action: revisions.action,
      at: revisions.at,
      first: staff.first_name,
      last: staff.last_name,
    })
    .from(revisions)
    .leftJoin(staff, eq(staff.id, revisions.by))
    .where(eq(revisions.document_id, id))
    .orderBy(desc(revisions.version));
  return found.map(({ version, action, at, first, last }) => ({
    version,
    action,
    at: at.toISOString(),
    by: first === null ? null : `${first} ${last ?? ''}`.trim(),
  }));
}
