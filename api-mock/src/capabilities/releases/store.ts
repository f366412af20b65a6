import { ApiError, type DocumentName, type ReleaseRecord, type Resource, resources } from '@prospectus/contract';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { statusOf, titleOf } from '../../content/record.ts';
import { documents } from '../../content/tables.ts';
import type { ListColumns } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { releaseItems, type ReleaseRow, releases } from './tables.ts';

type Item = { resource: string; id: string };

/** A release as it is answered, with the titles of what is in it. */
export async function recordOf(tx: Database, row: ReleaseRow): Promise<ReleaseRecord> {
  const items = await tx
    .select({ document: documents })
    .from(releaseItems)
    .innerJoin(documents, eq(documents.id, releaseItems.document_id))
    .where(and(eq(releaseItems.release_id, row.id), isNull(documents.deleted_at)))
    .orderBy(asc(releaseItems.position));
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    state: row.state,
    note: row.note,
    publish_at: row.publish_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    items: items.map(({ document }) => ({
      resource: document.resource,
      id: document.id,
      title: titleOf(resources[document.resource as DocumentName] as Resource, document),
      status: statusOf(document),
    })),
  };
}

/** What the list of releases may be sorted by. */
export const releaseColumns: ListColumns = {
  filters: {},
  sorts: { created_at: { sql: sql.raw('created_at'), kind: 'time', notNull: true } },
  search: [],
  defaultSort: ['created_at', 'DESC'],
};

export const allReleases = (tx: Database, orderBy: SQL): Promise<ReleaseRow[]> =>
  tx.select().from(releases).orderBy(orderBy);

/** The release, locked where it is to change; NOT_FOUND, or VERSION_CONFLICT where another version was seen. */
export async function findRelease(
  tx: Database,
  id: string,
  seen?: { version: number | undefined },
): Promise<ReleaseRow> {
  const query = tx.select().from(releases).where(eq(releases.id, id));
  const [row] = await (seen ? query.for('update') : query);
  if (!row) throw new ApiError('NOT_FOUND');
  if (seen?.version !== undefined && seen.version !== row.version)
    throw new ApiError('VERSION_CONFLICT', { extra: { current: await recordOf(tx, row) } });
  return row;
}

export async function insertRelease(
  tx: Database,
  { title, publish_at, items }: { title: string; publish_at: string | null; items: readonly Item[] },
  at: Date,
): Promise<ReleaseRow> {
  refusePast(publish_at, at);
  const [row] = await tx
    .insert(releases)
    .values({
      id: v7(),
      title,
      publish_at: publish_at === null ? null : new Date(publish_at),
      created_at: at,
      updated_at: at,
    })
    .returning();
  if (!row) throw new ApiError('INTERNAL');
  await setItems(tx, row.id, items);
  return row;
}

export async function changeRelease(
  tx: Database,
  row: ReleaseRow,
  values: Partial<ReleaseRow>,
  at: Date,
): Promise<ReleaseRow> {
  const [after] = await tx
    .update(releases)
    .set({ ...values, version: row.version + 1, updated_at: at })
    .where(eq(releases.id, row.id))
    .returning();
  if (!after) throw new ApiError('NOT_FOUND');
  return after;
}

/** Refuses a time that is over. */
export function refusePast(publish_at: string | null | undefined, now: Date): void {
  if (publish_at && new Date(publish_at) <= now)
    throw new ApiError('INVALID_FIELDS', { errors: { publish_at: 'Choose a time to come.' } });
}

/** Puts these records into the release, and no others. All must be there. */
export async function setItems(tx: Database, releaseId: string, items: readonly Item[]): Promise<void> {
  const ids = [...new Set(items.map(({ id }) => id))];
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: documents.id, resource: documents.resource })
          .from(documents)
          .where(and(inArray(documents.id, ids), isNull(documents.deleted_at)))
          .orderBy(asc(documents.id))
          .for('share');
  const known = new Set(found.map(({ id, resource }) => `${resource}/${id}`));
  const missing = items.flatMap(({ resource, id }, index) =>
    known.has(`${resource}/${id}`) ? [] : [`items.${index}`],
  );
  if (missing.length > 0)
    throw new ApiError('INVALID_FIELDS', {
      errors: Object.fromEntries(missing.map((path) => [path, 'There is no such record.'])),
    });
  await tx.delete(releaseItems).where(eq(releaseItems.release_id, releaseId));
  if (ids.length === 0) return;
  await tx
    .insert(releaseItems)
    .values(ids.map((document_id, position) => ({ release_id: releaseId, document_id, position })));
}
