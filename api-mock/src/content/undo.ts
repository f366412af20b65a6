import { isDeepStrictEqual } from 'node:util';

import { ApiError, type Resource, type UndoResult } from '@prospectus/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';

import { conflictOn } from '../platform/changes/change-row.ts';
import type { Undo } from '../platform/changes/change-sets.ts';
import type { Database } from '../platform/database/database.ts';
import { isPermanent } from './built-in.ts';
import { restore } from './editing.ts';
import { publish, unpublish } from './live.ts';
import { type DocumentRequest, lockMany } from './locking.ts';
import { type DocumentRow, resourceOf, titleOf, toRecord, workingCopy } from './record.ts';
import { putInOrder } from './reorder.ts';
import { documents, type Fields, revisions } from './tables.ts';
import { recover, remove } from './trash.ts';
import type { WriteDeps } from './writing.ts';

/** The change of a record to undo; `seen` is the newest version that the person has seen. */
export type UndoneVersion = { id: string; version: number; seen?: number | undefined };
/** A record before a change: its working copy and its live fields; undefined where it did not exist or was in the trash. */
type EarlierState = { fields: Fields; live: Fields | null } | undefined;
type Undoing = { row: DocumentRow; earlier: EarlierState; plan: UndoResult };

/** Undoes a change set of a resource's records, or of their order. */
export const undoChangeOf =
  (deps: WriteDeps, resource: Resource): Undo =>
  async (tx, { kind, entries }, { by, at }) => {
    if (kind === 'order') {
      for (const { before, after } of entries) {
        const [ids, from] = [before, after].map((order) => order?.['ids'] as string[]);
        if (ids && from) await putInOrder(tx, resource, { ids, from }, { by, at });
      }
      return { undone: entries.length };
    }
    const versions = entries.map(({ id, version }) => ({ id: id ?? '', version, seen: version }));
    return { undone: (await undoVersions(tx, deps, by, versions)).length };
  };

/**
 * Restores records to their states before a change, drafts and live pages alike, all of them or none. A refusal of one,
 * such as an address that another page has by now, refuses all, and its message names the record.
 */
export async function undoVersions(
  tx: Database,
  deps: WriteDeps,
  by: string,
  changes: readonly UndoneVersion[],
): Promise<UndoResult[]> {
  await lockMany(
    tx,
    changes.map(({ id }) => id),
  );
  const undoings = await undoingsOf(tx, changes);
  for (const { row, earlier } of undoings) await undo(tx, deps, by, row, earlier);
  return undoings.map(({ plan }) => plan);
}

/** The effects of undoing changes, without undoing them. */
export const planUndo = async (db: Database, changes: readonly UndoneVersion[]): Promise<UndoResult[]> =>
  (await undoingsOf(db, changes)).map(({ plan }) => plan);

/** Restored records come first, as others can refer to them; those that go to the trash come last, newest first. */
async function undoingsOf(db: Database, changes: readonly UndoneVersion[]): Promise<Undoing[]> {
  // Of several changes of a record the first counts.
  const firsts = new Map(changes.toSorted((a, b) => b.version - a.version).map((change) => [change.id, change]));
  const found = await db
    .select()
    .from(documents)
    .where(inArray(documents.id, [...firsts.keys()]));
  if (found.length < firsts.size) throw new ApiError('NOT_FOUND');
  const undoings: Undoing[] = [];
  for (const row of found.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())) {
    const change = firsts.get(row.id);
    if (change) undoings.push(await undoingOf(db, row, change));
  }
  const isGone = ({ earlier }: Undoing) => earlier === undefined;
  return [...undoings.filter((undoing) => !isGone(undoing)), ...undoings.filter(isGone).toReversed()];
}

async function undoingOf(db: Database, row: DocumentRow, { version, seen }: UndoneVersion): Promise<Undoing> {
  if (seen !== undefined && seen !== row.version) throw conflictOn(toRecord(row));
  const history = await db
    .select({ version: revisions.version, action: revisions.action })
    .from(revisions)
    .where(eq(revisions.document_id, row.id))
    .orderBy(desc(revisions.version));
  if (!history.some((revision) => revision.version === version)) throw new ApiError('NOT_FOUND');
  const before = history.filter((revision) => revision.version < version);
  const earlier = await earlierState(db, row.id, before);
  if (!earlier && isPermanent(resourceOf(row), row))
    throw new ApiError('LOCKED', {
      msg: `“${titleOf(resourceOf(row), row)}” is always there: its first version stays.`,
    });
  const plan: UndoResult = {
    resource: row.resource,
    record_id: row.id,
    title: titleOf(resourceOf(row), row),
    becomes: earlier === undefined ? 'trash' : earlier.live ? 'live' : 'draft',
    later: history.filter((revision) => revision.version > version).length,
    version: row.version,
  };
  return { row, earlier, plan };
}

const LIVE: readonly string[] = ['publish', 'reset'];
const NOT_LIVE: readonly string[] = ['unpublish', 'delete'];

async function earlierState(
  db: Database,
  id: string,
  before: readonly { version: number; action: string }[],
): Promise<EarlierState> {
  const [last] = before;
  if (!last || last.action === 'delete') return undefined;
  const turned = before.find(({ action }) => LIVE.includes(action) || NOT_LIVE.includes(action));
  const wanted = [last.version, ...(turned && LIVE.includes(turned.action) ? [turned.version] : [])];
  const found = await db
    .select({ version: revisions.version, fields: revisions.fields })
    .from(revisions)
    .where(and(eq(revisions.document_id, id), inArray(revisions.version, wanted)));
  const fieldsOf = (version: number | undefined) =>
    found.find((revision) => revision.version === version)?.fields ?? null;
  return { fields: fieldsOf(last.version) ?? {}, live: fieldsOf(wanted[1]) };
}

async function undo(tx: Database, deps: WriteDeps, by: string, row: DocumentRow, earlier: EarlierState): Promise<void> {
  const request: DocumentRequest = { resource: resourceOf(row), id: row.id, by };
  try {
    if (!earlier) {
      if (!row.deleted_at) await remove(tx, deps, request);
      return;
    }
    let now = row.deleted_at ? await recover(tx, deps, request) : row;
    if (earlier.live) {
      now = await restore(tx, deps, request, earlier.live);
      if (now.draft) now = await publish(tx, deps, request);
    } else if (now.published) {
      now = await unpublish(tx, deps, request);
    }
    if (!isDeepStrictEqual(workingCopy(now), earlier.fields)) await restore(tx, deps, request, earlier.fields);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { errors, extra } = error;
    throw new ApiError(error.code, {
      msg: `“${titleOf(request.resource, row)}” stays as it is, and so do the others: ${error.message}`,
      ...(errors && { errors }),
      ...(extra && { extra }),
    });
  }
}
