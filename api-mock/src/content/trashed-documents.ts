import { type Resource, TRASH_DAYS } from '@prospectus/contract';
import { desc, inArray, lt, type SQL, sql } from 'drizzle-orm';

import { auditAll } from '../platform/changes/audit.ts';
import type { Database } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { ContentDeps } from './deps.ts';
import { lockTrashed } from './locking.ts';
import { type DocumentRow, documentResources, resourceOf, titleOf } from './record.ts';
import { documents, revisions, WORKING_COPY } from './tables.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Documents of one transaction. */
const BATCH = 100;

/** A kind of record that has a trash, as documents and files have. */
export type TrashKind = {
  /** How long they can be restored. */
  days: number;
  /** `select id, resource, title, deleted_at` of those in the trash. */
  trashed: SQL;
  /** By each record's id, the id of the person who deleted it. */
  deletedBy(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Deletes a record of the trash for good, with its audit entry; false where there is none. */
  purge(tx: Database, deps: ContentDeps, record: { resource: string; id: string; by: string }): Promise<boolean>;
};

// The title field differs by resource. The names come only from the contract.
const TITLE_FIELD = sql.raw(
  documentResources.map(({ name, titleField }) => `when '${name}' then '${titleField}'`).join(' '),
);
const TITLE = sql`coalesce(${WORKING_COPY}->>(case documents.resource ${TITLE_FIELD} end), '')`;

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
  purge: async (tx, { clock }, { resource: name, id, by }) => {
    const resource: Resource | undefined = resourceOf({ resource: name });
    const row = resource && (await lockTrashed(tx, { resource, id, by }));
    if (row) await purge(tx, [row], by, clock.now());
    return row !== undefined;
  },
};

/** Deletes documents for good that were in the trash for 30 days, with their history. */
export const trashPurgeJob = ({ db, clock, stopping }: Pick<ContentDeps, 'db' | 'clock' | 'stopping'>): Job => ({
  name: 'purge of the trash',
  everyMs: HOUR_MS,
  run: async () => {
    const purgeBatch = () =>
      db.transaction(async (tx) => {
        const at = clock.now();
        const expired = await tx
          .select()
          .from(documents)
          .where(lt(documents.deleted_at, new Date(at.getTime() - TRASH_DAYS * DAY_MS)))
          .limit(BATCH)
          // Skips the documents that another process is purging.
          .for('update', { skipLocked: true });
        await purge(tx, expired, null, at);
        return expired.length;
      });
    while (!stopping.aborted && (await purgeBatch()) === BATCH);
  },
});

async function purge(tx: Database, expired: readonly DocumentRow[], by: string | null, at: Date): Promise<void> {
  if (expired.length === 0) return;
  const ids = expired.map(({ id }) => id);
  await tx.delete(documents).where(inArray(documents.id, ids));
  const entries = expired.flatMap((row) => {
    const resource: Resource | undefined = resourceOf(row);
    const entry = { at, by, action: 'purge', resource: row.resource, recordId: row.id } as const;
    return resource ? [{ ...entry, title: titleOf(resource, row) }] : [];
  });
  await auditAll(tx, entries);
}
