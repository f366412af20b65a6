import { isDeepStrictEqual } from 'node:util';

import { ApiError, type Body, type Resource, resources, type UndoneChange } from '@prospectus/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import { isPermanent } from '../../content/built-in.ts';
import { documentStore } from '../../content/documents.ts';
import { restore } from '../../content/editing.ts';
import { publish, unpublish } from '../../content/live.ts';
import { type DocumentRequest, lockMany } from '../../content/locking.ts';
import { type DocumentRow, titleOf, toRecord, workingCopy } from '../../content/record.ts';
import { documents, type Fields, revisions } from '../../content/tables.ts';
import { recover, remove } from '../../content/trash.ts';
import type { Database } from '../../platform/database/database.ts';

type Asked = Body<'POST /admin/changes/undo'>;
/** How a record was: what staff worked on, and what was live; undefined where it did not exist or was in the trash. */
type Earlier = { fields: Fields; live: Fields | null } | undefined;
type Undoing = { row: DocumentRow; earlier: Earlier; plan: UndoneChange };

/**
 * Brings records back to how they were before a change, drafts and live pages alike, all of them or none. What refuses
 * one of them, such as an address that another page has by now, refuses all, and its message names the record.
 */
export async function undoChanges(deps: ContentDeps, by: string, { changes, dryRun }: Asked): Promise<UndoneChange[]> {
  const asked = new Map<string, Asked['changes'][number]>();
  for (const change of changes) {
    const known = asked.get(change.record_id);
    if (!known || change.version < known.version) asked.set(change.record_id, change);
  }
  if (dryRun) return (await planOf(deps.db, asked)).map(({ plan }) => plan);
  return documentStore(deps).together(async (tx) => {
    await lockMany(tx, [...asked.keys()]);
    const undoings = await planOf(tx, asked);
    for (const { row, earlier } of undoings) await undo(tx, deps, by, row, earlier);
    return undoings.map(({ plan }) => plan);
  });
}

/** What comes back first, as others may refer to it; what goes to the trash last, the newest of it first. */
async function planOf(db: Database, asked: ReadonlyMap<string, Asked['changes'][number]>): Promise<Undoing[]> {
  const found = await db
    .select()
    .from(documents)
    .where(inArray(documents.id, [...asked.keys()]));
  if (found.length < asked.size) throw new ApiError('NOT_FOUND');
  const undoings: Undoing[] = [];
  for (const row of found.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())) {
    const change = asked.get(row.id);
    if (change) undoings.push(await undoingOf(db, row, change));
  }
  const isGone = ({ earlier }: Undoing) => earlier === undefined;
  return [...undoings.filter((one) => !isGone(one)), ...undoings.filter(isGone).toReversed()];
}

async function undoingOf(
  db: Database,
  row: DocumentRow,
  { version, seen }: Asked['changes'][number],
): Promise<Undoing> {
  if (seen !== undefined && seen !== row.version)
    throw new ApiError('VERSION_CONFLICT', { extra: { current: toRecord(row) } });
  const history = await db
    .select({ version: revisions.version, action: revisions.action })
    .from(revisions)
    .where(eq(revisions.document_id, row.id))
    .orderBy(desc(revisions.version));
  if (!history.some((one) => one.version === version)) throw new ApiError('NOT_FOUND');
  const before = history.filter((one) => one.version < version);
  const earlier = await earlierState(db, row.id, before);
  if (!earlier && isPermanent(resourceOf(row), row))
    throw new ApiError('LOCKED', {
      msg: `“${titleOf(resourceOf(row), row)}” is always there: its first version stays.`,
    });
  const plan: UndoneChange = {
    resource: row.resource,
    record_id: row.id,
    title: titleOf(resourceOf(row), row),
    becomes: earlier === undefined ? 'trash' : earlier.live ? 'live' : 'draft',
    later: history.filter((one) => one.version > version).length,
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
): Promise<Earlier> {
  const [last] = before;
  if (!last || last.action === 'delete') return undefined;
  const turned = before.find(({ action }) => LIVE.includes(action) || NOT_LIVE.includes(action));
  const wanted = [last.version, ...(turned && LIVE.includes(turned.action) ? [turned.version] : [])];
  const found = await db
    .select({ version: revisions.version, fields: revisions.fields })
    .from(revisions)
    .where(and(eq(revisions.document_id, id), inArray(revisions.version, wanted)));
  const fieldsOf = (version: number | undefined) => found.find((one) => one.version === version)?.fields ?? null;
  return { fields: fieldsOf(last.version) ?? {}, live: fieldsOf(wanted[1]) };
}

async function undo(tx: Database, deps: ContentDeps, by: string, row: DocumentRow, earlier: Earlier): Promise<void> {
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

const resourceOf = (row: DocumentRow): Resource => resources[row.resource as keyof typeof resources];
