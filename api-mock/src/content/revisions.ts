import { ApiError, type HistoryEntry, type Revision } from '@prospectus/contract';
import { and, desc, eq } from 'drizzle-orm';

import { staff } from '../app/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import { type Fields, type RevisionAction, revisions } from './tables.ts';

/** Writes down what was done to a document and how it stood afterwards; `note` says why it could not be done. */
export const remember = (tx: Database, row: DocumentRow, action: RevisionAction, by: string | null, note?: string) =>
  tx.insert(revisions).values({
    document_id: row.id,
    version: row.version,
    action,
    fields: workingCopy(row),
    at: row.updated_at,
    by,
    ...(note !== undefined && { note }),
  });

/** A document's revisions, newest first; `by` is the person's name, null for the installation itself. */
export async function historyOf(db: Database, id: string): Promise<HistoryEntry[]> {
  const found = await select(db).where(eq(revisions.document_id, id)).orderBy(desc(revisions.version));
  return found.map(toEntry);
}

/** One revision with the fields as they stood, or 404. */
export async function revisionOf(db: Database, id: string, version: number): Promise<Revision> {
  const [found] = await select(db).where(and(eq(revisions.document_id, id), eq(revisions.version, version)));
  if (!found) throw new ApiError('NOT_FOUND');
  return { ...toEntry(found), fields: await fieldsAt(db, id, version) };
}

/** The fields as they stood after an earlier version, or 404. */
export async function fieldsAt(db: Database, id: string, version: number): Promise<Fields> {
  const [found] = await db
    .select({ fields: revisions.fields })
    .from(revisions)
    .where(and(eq(revisions.document_id, id), eq(revisions.version, version)));
  if (!found) throw new ApiError('NOT_FOUND', { msg: `There is no version ${version} of this.` });
  return found.fields ?? {};
}

const select = (db: Database) =>
  db
    .select({
      version: revisions.version,
      action: revisions.action,
      at: revisions.at,
      note: revisions.note,
      first: staff.first_name,
      last: staff.last_name,
    })
    .from(revisions)
    .leftJoin(staff, eq(staff.id, revisions.by));

type Selected = Awaited<ReturnType<typeof select>>[number];

const toEntry = ({ version, action, at, note, first, last }: Selected): HistoryEntry => ({
  version,
  action,
  at: at.toISOString(),
  by: first === null ? null : `${first} ${last ?? ''}`.trim(),
  ...(note !== null && { note }),
});
