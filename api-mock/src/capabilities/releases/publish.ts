import { ApiError } from '@prospectus/contract';
import { eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';

import { publish } from '../../content/live.ts';
import { lockMany } from '../../content/locking.ts';
import { type DocumentRow, resourceOf, titleOf, workingCopy } from '../../content/record.ts';
import { documents } from '../../content/tables.ts';
import type { WriteDeps } from '../../content/writing.ts';
import type { ChangeEntry } from '../../platform/changes/change-sets-table.ts';
import { rememberChange } from '../../platform/changes/change-sets.ts';
import type { Database } from '../../platform/database/database.ts';
import { changeRelease } from './store.ts';
import { releaseItems, type ReleaseRow } from './tables.ts';

/** Publishes every draft of a release in one transaction, so that nobody reads a part of it. */
export async function publishRelease(
  tx: Database,
  deps: WriteDeps,
  release: ReleaseRow,
  by: string | null,
): Promise<ReleaseRow> {
  if (release.state === 'published') throw new ApiError('LOCKED', { msg: 'This release is published.' });
  const items = await tx
    .select({ id: releaseItems.document_id })
    .from(releaseItems)
    .where(eq(releaseItems.release_id, release.id));
  const ids = items.map(({ id: item }) => item);
  const rows = (await lockRows(tx, ids)).filter(({ draft, deleted_at }) => draft !== null && !deleted_at);
  if (rows.length === 0) throw new ApiError('LOCKED', { msg: 'There is no draft in this release.' });
  const entries: ChangeEntry[] = [];
  for (const row of rows.toSorted((a, b) => depthOf(a) - depthOf(b))) {
    const after = await namingRecord(row, () => publish(tx, deps, { resource: resourceOf(row), id: row.id, by }));
    entries.push({ id: row.id, version: after.version, before: row.published, after: after.published ?? {} });
  }
  const now = deps.clock.now();
  const id = v7();
  await rememberChange(tx, { id, kind: 'release', resource: 'releases', by, at: now, entries });
  const state = { state: 'published', published_at: now, publish_at: null, note: '', change_set: id } as const;
  return changeRelease(tx, release, state, now);
}

/** Documents, also those in the trash, with all locks for their changes. */
export async function lockRows(tx: Database, ids: readonly string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  await lockMany(tx, ids);
  return tx
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]));
}

/** Parents are published before the pages below them, and unpublished after them. */
export const depthOf = (row: DocumentRow): number =>
  (row.resource === 'program' ? 0 : 2) + (workingCopy(row)['parent_program'] ? 1 : 0);

/** Adds the record's name to a refusal. */
export async function namingRecord<T>(row: DocumentRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'VERSION_CONFLICT') throw error;
    const { label } = resourceOf(row);
    const reason = Object.values(error.errors ?? {})[0] ?? error.message;
    throw new ApiError('LOCKED', { msg: `${label.one} “${titleOf(resourceOf(row), row)}”: ${reason}` });
  }
}
