import { type Resource, resources, TRASH_DAYS } from '@prospectus/contract';
import { desc, inArray, lt, type SQL, sql } from 'drizzle-orm';

import { auditAll } from '../platform/changes/audit.ts';
import type { Database } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { ContentDeps } from './deps.ts';
import { lockTrashed } from './locking.ts';
import { type DocumentRow, titleOf } from './record.ts';
import { documents, revisions } from './tables.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Documents of one transaction. */
const BATCH = 100;

/** Something that is deleted into the trash, as documents and files are. */
export type TrashKind = {
  /** How long such things can be restored. */
  days: number;
  /** `select id, resource, title, deleted_at` of those that are in the trash. */
  trashed: SQL;
  /** Ids of who deleted each of them. */
  deletedBy(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Deletes one of the trash for good; false where there is none. In a transaction with its entry of the audit log. */
  purge(tx: Database, deps: ContentDeps, wanted: { resource: string; id: string; by: string }): Promise<boolean>;
};

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
  purge: async (tx, { clock }, { resource: name, id, by }) => {
    const resource = resourceOf(name);
    const row = resource && (await lockTrashed(tx, { resource, id, by }));
    if (row) await purge(tx, [row], by, clock.now());
    return row !== undefined;
  },
};

/** Deletes what was in the trash for 30 days for good, with its history, once an hour in every process. */
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
          // Another process at the same documents is not waited for.
          .for('update', { skipLocked: true });
        await purge(tx, expired, null, at);
        return expired.length;
      });
    while (!stopping.aborted && (await purgeBatch()) === BATCH);
  },
});

async function purge(tx: Database, gone: readonly DocumentRow[], by: string | null, at: Date): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await tx.delete(documents).where(inArray(documents.id, ids));
  const entries = gone.flatMap((row) => {
    const resource = resourceOf(row.resource);
    const entry = { at, by, action: 'purge', resource: row.resource, recordId: row.id } as const;
    return resource ? [{ ...entry, title: titleOf(resource, row) }] : [];
  });
  await auditAll(tx, entries);
}

const resourceOf = (name: string) => (resources as Record<string, Resource>)[name];
