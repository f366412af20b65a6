import { TRASH_DAYS } from '@prospectus/contract';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import type { TrashKind } from '../../content/trashed-documents.ts';
import { rows } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { audit } from '../../platform/changes/audit.ts';
import { toRecord } from './record.ts';
import { media } from './tables.ts';

const MEDIA = 'media';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Files in the trash. A purge deletes their records; their bytes stay at their addresses. */
export const trashedFiles: TrashKind = {
  days: TRASH_DAYS,
  trashed: sql`select media.id, ${MEDIA}::text as resource, media.name as title, media.deleted_at
    from media where media.deleted_at is not null`,
  deletedBy: async (db, ids) => {
    const found = await rows<{ id: string; by: string }>(
      db,
      sql`select distinct on (record_id) record_id as id, "by" from audit_log
        where resource = ${MEDIA} and action = 'delete' and "by" is not null
          and record_id = any(${`{${ids.join(',')}}`}::text[])
        order by record_id, at desc`,
    );
    return new Map(found.map(({ id, by }) => [id, by]));
  },
  purge: async (tx, { clock }, { resource, id, by }) => {
    if (resource !== MEDIA) return false;
    const [row] = await tx
      .delete(media)
      .where(and(eq(media.id, id), isNotNull(media.deleted_at)))
      .returning();
    if (!row) return false;
    const about = { resource, recordId: id, title: row.name, before: toRecord(row) };
    await audit(tx, { ...about, at: clock.now(), by, action: 'purge' });
    return true;
  },
};

/** Purges files from the trash once they can no longer be restored. */
export const purgeMediaJob = (deps: Pick<ContentDeps, 'db' | 'clock'>): Job => ({
  name: 'trash of files',
  everyMs: HOUR_MS,
  run: () => purgeMedia(deps),
});

/** Deletes the records of files that were in the trash for 30 days. */
export async function purgeMedia({ db, clock }: Pick<ContentDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS);
  await db.delete(media).where(lt(media.deleted_at, before));
}
