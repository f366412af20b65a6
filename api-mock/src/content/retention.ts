import { sql } from 'drizzle-orm';

import { type Database, rows } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { ContentDeps } from './deps.ts';
import type { RevisionAction } from './tables.ts';

type RetentionDeps = Pick<ContentDeps, 'db' | 'clock' | 'stopping'>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Revisions that are retained: those of the last 90 days and, of each document, the newest 50, the first (for a reset),
 * every publication, and those with the fields that are live now.
 */
const RETENTION = {
  days: 90,
  newest: 50,
  live: ['publish', 'reset'] satisfies RevisionAction[],
} as const;

/** Rows of one statement, and statements of one round; the next round continues. */
const BATCH = { rows: 500, perRound: 20 };

/** Purges revisions past their retention, once an hour in every process. */
export const retentionJob = (deps: RetentionDeps): Job => ({
  name: 'retention of revisions',
  everyMs: HOUR_MS,
  run: async () => void (await purgeRevisions(deps)),
});

/** One round of the purge; returns the number of deleted revisions. */
export async function purgeRevisions(
  { db, clock, stopping }: RetentionDeps,
  { rows: size, perRound } = BATCH,
): Promise<number> {
  const before = new Date(clock.now().getTime() - RETENTION.days * DAY_MS);
  let purged = 0;
  for (let batch = 0; batch < perRound && !stopping.aborted; batch += 1) {
    const deleted = await purgeBatch(db, before, size);
    purged += deleted;
    if (deleted < size) break;
  }
  return purged;
}

// Finds documents by their version first, as few have more revisions than are retained. An editing session is one
// revision of many versions, so the revisions are counted, too. Rows that another process locks are skipped.
async function purgeBatch(db: Database, before: Date, size: number): Promise<number> {
  const live = sql.join(
    RETENTION.live.map((action) => sql`${action}`),
    sql`, `,
  );
  const deleted = await rows(
    db,
    sql`delete from revisions where (document_id, version) in (
      select revision.document_id, revision.version
      from documents as document
        join lateral (
          select version from revisions
          where document_id = document.id order by version desc offset ${RETENTION.newest} limit 1
        ) as newest_older on true
        join revisions as revision on revision.document_id = document.id
      where document.version > ${RETENTION.newest}
        and revision.version <= newest_older.version
        and revision.at < ${before.toISOString()}::timestamptz
        and revision.action not in (${live})
        and revision.fields is distinct from document.published
        and exists (
          select from revisions as earlier
          where earlier.document_id = revision.document_id and earlier.version < revision.version
        )
      limit ${size}
      for update of revision skip locked
    ) returning version`,
  );
  return deleted.length;
}
