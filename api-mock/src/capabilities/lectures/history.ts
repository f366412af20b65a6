import { ApiError, type LectureChangeKind, type LectureHistoryEntry, lectureRecord } from '@prospectus/contract';
import { desc, eq, sql } from 'drizzle-orm';

import { changeSets } from '../../platform/changes/change-sets-table.ts';
import type { Database } from '../../platform/database/database.ts';
import { lectureEvents, lectures } from './tables.ts';

const MAX_ENTRIES = 200;

/** What was done to a lecture, the newest first; of a deleted one too, while it is stored. */
export async function readHistory(db: Database, id: string): Promise<LectureHistoryEntry[]> {
  const events = await db
    .select({
      at: lectureEvents.at,
      by: sql<
        string | null
      >`(select concat_ws(' ', first_name, last_name) from staff where id = ${lectureEvents.actor})`,
      verb: lectureEvents.verb,
      kind: sql<LectureChangeKind>`${changeSets.kind}`,
      changeId: lectureEvents.change_id,
      before: lectureEvents.before,
      after: lectureEvents.after,
    })
    .from(lectureEvents)
    .innerJoin(changeSets, eq(changeSets.id, lectureEvents.change_id))
    .where(eq(lectureEvents.lecture_id, id))
    .orderBy(desc(lectureEvents.at), desc(lectureEvents.version))
    .limit(MAX_ENTRIES);
  if (events.length === 0) await refuseUnknown(db, id);
  return events.map(({ at, before, after, ...event }) => ({
    ...event,
    at: at.toISOString(),
    before: before && shown(before),
    after: event.verb === 'delete' ? null : shown(after),
  }));
}

async function refuseUnknown(db: Database, id: string): Promise<void> {
  const [row] = await db.select({ id: lectures.id }).from(lectures).where(eq(lectures.id, id));
  if (!row) throw new ApiError('NOT_FOUND');
}

const SHOWN = new Set(Object.keys(lectureRecord.shape));

const shown = (row: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(row).filter(([name]) => SHOWN.has(name))),
  cancelled: Boolean(row['cancelled_at']),
});
