import { isDeepStrictEqual } from 'node:util';

import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { unpublish } from '../../content/live.ts';
import { lockDocument } from '../../content/locking.ts';
import { resourceOf, titleOf } from '../../content/record.ts';
import { write, type WriteDeps } from '../../content/writing.ts';
import type { Undo } from '../../platform/changes/change-sets.ts';
import { depthOf, lockRows, namingRecord } from './publish.ts';
import { changeRelease } from './store.ts';
import { releases } from './tables.ts';

/**
 * Restores the live fields from before a release; the release's fields become the draft, unless there is a newer one.
 * Refused where a record was published since, which the message names.
 */
export const undoRelease =
  (deps: WriteDeps): Undo =>
  async (tx, { id, entries }, { by, at }) => {
    const [release] = await tx.select().from(releases).where(eq(releases.change_set, id)).for('update');
    if (release?.state !== 'published') throw new ApiError('LOCKED', { msg: 'This release is not published.' });
    const changed = new Map(entries.map((entry) => [entry.id, entry]));
    const rows = await lockRows(
      tx,
      entries.flatMap((entry) => entry.id ?? []),
    );
    const trashed = rows.filter(({ deleted_at }) => deleted_at).length;
    const later = rows.filter(
      (row) => !row.deleted_at && !isDeepStrictEqual(row.published, changed.get(row.id)?.after),
    );
    if (later.length + trashed > 0)
      throw new ApiError('LOCKED', {
        msg: `Something of it was changed since: ${[...later.map((row) => `“${titleOf(resourceOf(row), row)}”`), ...(trashed > 0 ? [`${trashed} in the trash`] : [])].join(', ')}.`,
      });
    for (const row of rows.toSorted((a, b) => depthOf(b) - depthOf(a))) {
      const { before, after = {} } = changed.get(row.id) ?? {};
      const request = { resource: resourceOf(row), id: row.id, by };
      await namingRecord(row, async () => {
        const locked = await lockDocument(tx, request);
        if (!before) return unpublish(tx, deps, request);
        return write(tx, deps, request, locked, {
          action: 'publish',
          values: { published: before, draft: locked.draft ?? after, published_at: at },
          note: `“${release.title}” was undone`,
        });
      });
    }
    await changeRelease(tx, release, { state: 'undone', published_at: null }, at);
    return { undone: rows.length };
  };
