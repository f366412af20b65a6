import { ApiError, type HistoryEntry, type Revision } from '@prospectus/contract';
import { and, desc, eq } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import { type Fields, type RevisionAction, revisions } from './tables.ts';

/** An action on a document; `note` is the reason of its failure. */
type DocumentAction = { action: RevisionAction; by: string | null; note?: string | undefined; session?: boolean };

/** Stores an action with the fields after it; `session` begins an editing session. */
export const insertRevision = (tx: Database, row: DocumentRow, { action, by, note, session = false }: DocumentAction) =>
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

/** Names of staff members by id, provided by the staff capability; deleted accounts are absent. */
export type StaffNames = (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
type HistoryDeps = { db: Database; staffNames: StaffNames };

/** A document's revisions, newest first; `by` is the person's name, null for the installation itself. */
export async function historyOf(deps: HistoryDeps, id: string): Promise<HistoryEntry[]> {
  const found = await select(deps.db).where(eq(revisions.document_id, id)).orderBy(desc(revisions.version));
  return toEntries(deps, found);
}

/** One revision with its fields, or 404. */
export async function revisionOf(deps: HistoryDeps, id: string, version: number): Promise<Revision> {
  const found = await select(deps.db).where(and(eq(revisions.document_id, id), eq(revisions.version, version)));
  const [entry] = await toEntries(deps, found);
  if (!entry) throw new ApiError('NOT_FOUND');
  return { ...entry, fields: await fieldsAt(deps.db, id, version) };
}

/** The fields of a version, or 404. */
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

type RevisionRow = Awaited<ReturnType<typeof select>>[number];

async function toEntries({ db, staffNames }: HistoryDeps, found: readonly RevisionRow[]): Promise<HistoryEntry[]> {
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
