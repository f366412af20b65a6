import { type Resource, resources, TRASH_DAYS } from '@prospectus/contract';
import { desc, eq, inArray, sql } from 'drizzle-orm';

import { lockTrashed } from './locking.ts';
import { titleOf } from './record.ts';
import { documents, revisions } from './tables.ts';
import type { TrashKind } from './trash-kind.ts';

// What a person calls a document is in another field of each resource. The names come from the contract alone.
const TITLE = sql.raw(
  `coalesce(coalesce(documents.draft, documents.published)->>(case documents.resource ${Object.values<Resource>(
    resources,
  )
    .map(({ name, titleField }) => `when '${name}' then '${titleField}'`)
    .join(' ')} end), '')`,
);

/** Documents in the trash. */
export const trashedDocuments: TrashKind = {
  days: TRASH_DAYS,
  trashed: sql`select documents.id, documents.resource, ${TITLE} as title, documents.deleted_at
    from documents where documents.deleted_at is not null`,
  deletedBy: async (db, ids) => {
    const last = await db
      .selectDistinctOn([revisions.document_id], { id: revisions.document_id, by: revisions.by })
      .from(revisions)
      .where(inArray(revisions.document_id, [...ids]))
      .orderBy(revisions.document_id, desc(revisions.version));
    return new Map(last.flatMap(({ id, by }) => (by === null ? [] : [[id, by]])));
  },
  purge: async (tx, { clock, documentSubscribers }, { resource: name, id, by }) => {
    const resource = (resources as Record<string, Resource>)[name];
    const row = resource && (await lockTrashed(tx, { resource, id, by }));
    if (!row) return false;
    await tx.delete(documents).where(eq(documents.id, id));
    const purged = { resource, id, title: titleOf(resource, row), by, at: clock.now() };
    for (const subscriber of documentSubscribers) await subscriber.purged?.(tx, purged);
    return true;
  },
};
