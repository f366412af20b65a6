import { isDeepStrictEqual } from 'node:util';

import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { unpublish } from '../../content/live.ts';
import { lockDocument } from '../../content/locking.ts';
import { titleOf } from '../../content/record.ts';
import type { Fields } from '../../content/tables.ts';
import { write, type WriteDeps } from '../../content/writing.ts';
import type { Database } from '../../platform/database/database.ts';
import { depthOf, named, resourceOf, lockRows } from './publish.ts';
import { changeRelease } from './store.ts';
import { releaseItems, type ReleaseRow } from './tables.ts';

/**
 * Makes live again what was live before the release, in the caller's transaction; what the release published is the
 * draft again, unless there is a newer one. Refused where something in it was published since, which is named.
 */
export async function undoRelease(
  tx: Database,
  deps: WriteDeps,
  release: ReleaseRow,
  by: string | null,
): Promise<ReleaseRow> {
  if (release.state !== 'published') throw new ApiError('LOCKED', { msg: 'This release is not published.' });
  const items = await tx.select().from(releaseItems).where(eq(releaseItems.release_id, release.id));
  const changed = new Map(
    items.flatMap((item) => (item.after ? [[item.document_id, { before: item.before, after: item.after }]] : [])),
  );
  const rows = (await lockRows(tx, release.id)).filter(({ id }) => changed.has(id));
  const gone = changed.size - rows.length;
  const later = rows.filter((row) => !isDeepStrictEqual(row.published, changed.get(row.id)?.after));
  if (later.length + gone > 0)
    throw new ApiError('LOCKED', {
      msg: `Something of it was changed since: ${[...later.map((row) => `“${titleOf(resourceOf(row), row)}”`), ...(gone > 0 ? [`${gone} in the trash`] : [])].join(', ')}.`,
    });
  for (const row of rows.toSorted((a, b) => depthOf(b) - depthOf(a))) {
    const state = changed.get(row.id);
    const request = { resource: resourceOf(row), id: row.id, by };
    await named(row, async () => {
      const locked = await lockDocument(tx, request);
      if (!state?.before) return unpublish(tx, deps, request);
      const draft: Fields = locked.draft ?? state.after;
      return write(tx, deps, request, locked, {
        action: 'publish',
        values: { published: state.before, draft, published_at: deps.clock.now() },
        note: `“${release.title}” was undone`,
      });
    });
  }
  const now = deps.clock.now();
  return changeRelease(tx, release, { state: 'undone', published_at: null }, now);
}
