import { ApiError, type HistoryEntry, type Revision } from '@prospectus/contract';
import { and, desc, eq } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import { type Fields, type RevisionAction, revisions } from './tables.ts';

/** What was done to a document; `note` says why it could not be done. */
type Done = { action: RevisionAction; by: string | null; note?: string | undefined; session?: boolean };

/** Writes down what was done to a document and how it stood afterwards; `session`: as the first of an editing session. */
export const remember = (tx: Database, row: DocumentRow, { action, by, note, session = false }: Done) =>
  tx.insert(revisions).values({
    document_id: row.id,
    version: row.version,
    action,
    fields: workingCopy(row),
    at: row.updated_at,
    by,
    ...(note !== undefined && { note }),
    ...(session && { began_at: row.updated_at, open: true }),
  });

/** Names of staff members by their ids; one that is gone is left out. The staff capability provides it. */
export type StaffNames = (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
type HistoryDeps = { db: Database; staffNames: StaffNames };

/** A document's revisions, newest first; `by` is the person's name, null for the installation itself. */
export async function historyOf(deps: HistoryDeps, id: string): Promise<HistoryEntry[]> {
  const found = await select(deps.db).where(eq(revisions.document_id, id)).orderBy(desc(revisions.version));
  return toEntries(deps, found);
}

/** One revision with the fields as they stood, or 404. */
export async function revisionOf(deps: HistoryDeps, id: string, version: number): Promise<Revision> {
  const found = await select(deps.db).where(and(eq(revisions.document_id, id), eq(revisions.version, version)));
  const [entry] = await toEntries(deps, found);
  if (!entry) throw new ApiError('NOT_FOUND');
  return { ...entry, fields: await fieldsAt(deps.db, id, version) };
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
      by: revisions.by,
      began_at: revisions.began_at,
    })
    .from(revisions);

type Selected = Awaited<ReturnType<typeof select>>[number];

async function toEntries({ db, staffNames }: HistoryDeps, found: readonly Selected[]): Promise<HistoryEntry[]> {
  const names = await staffNames(db, [...new Set(found.flatMap(({ by }) => by ?? []))]);
  return found.map(({ version, action, at, note, by, began_at }) => ({
    version,
    action,
    at: at.toISOString(),
    by: (by && names.get(by)) ?? null,
    ...(began_at && { began_at: began_at.toISOString() }),
    ...(note !== null && { note }),
  }));
}
