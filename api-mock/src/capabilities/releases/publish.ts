import { ApiError, type DocumentName, type Resource, resources } from '@prospectus/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import { publish } from '../../content/live.ts';
import { lockMany } from '../../content/locking.ts';
import { type DocumentRow, titleOf, workingCopy } from '../../content/record.ts';
import { documents } from '../../content/tables.ts';
import type { WriteDeps } from '../../content/writing.ts';
import type { Database } from '../../platform/database/database.ts';
import { changeRelease } from './store.ts';
import { releaseItems, type ReleaseRow } from './tables.ts';

/** Makes every draft of a release live, in the caller's transaction: nobody reads a part of it. */
export async function publishRelease(
  tx: Database,
  deps: WriteDeps,
  release: ReleaseRow,
  by: string | null,
): Promise<ReleaseRow> {
  if (release.state === 'published') throw new ApiError('LOCKED', { msg: 'This release is published.' });
  const rows = (await lockRows(tx, release.id)).filter(({ draft }) => draft !== null);
  if (rows.length === 0) throw new ApiError('LOCKED', { msg: 'There is no draft in this release.' });
  for (const row of rows.toSorted((a, b) => depthOf(a) - depthOf(b))) {
    const after = await named(row, () => publish(tx, deps, { resource: resourceOf(row), id: row.id, by }));
    await tx
      .update(releaseItems)
      .set({ before: row.published, after: after.published })
      .where(and(eq(releaseItems.release_id, release.id), eq(releaseItems.document_id, row.id)));
  }
  const now = deps.clock.now();
  return changeRelease(tx, release, { state: 'published', published_at: now, publish_at: null, note: '' }, now);
}

/** The documents of a release that are not in the trash, locked with all that writing them needs. */
export async function lockRows(tx: Database, releaseId: string): Promise<DocumentRow[]> {
  const items = await tx
    .select({ id: releaseItems.document_id })
    .from(releaseItems)
    .where(eq(releaseItems.release_id, releaseId));
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  await lockMany(tx, ids);
  return tx
    .select()
    .from(documents)
    .where(and(inArray(documents.id, ids), isNull(documents.deleted_at)));
}

export const resourceOf = (row: DocumentRow): Resource => resources[row.resource as DocumentName];

/** A parent goes live before the pages below it, and is taken off after them. */
export const depthOf = (row: DocumentRow): number =>
  (row.resource === 'program' ? 0 : 2) + (workingCopy(row)['parent_program'] ? 1 : 0);

/** Says which record it was that could not be changed. */
export async function named<T>(row: DocumentRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'VERSION_CONFLICT') throw error;
    const { label } = resourceOf(row);
    const why = Object.values(error.errors ?? {})[0] ?? error.message;
    throw new ApiError('LOCKED', { msg: `${label.one} “${titleOf(resourceOf(row), row)}”: ${why}` });
  }
}
