import { ApiError, type LectureChange } from '@prospectus/contract';
import { eq, inArray } from 'drizzle-orm';

import type { ChangeSet } from '../../platform/changes/change-sets-table.ts';
import type { Undoing, Undone } from '../../platform/changes/change-sets.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockPlan, savePlan } from './change.ts';
import { idSet } from './clashes.ts';
import { deletedLecture, type Edit, restoredLecture } from './edit.ts';
import { BATCH_FIELDS, sameFields, TIME_FIELDS, toLecture } from './record.ts';
import { lectureEvents, type LectureRow, lectures } from './tables.ts';

/**
 * Takes a change of lectures back, which is itself a change: undoing that does it again. Refused where one of its
 * lectures was changed since; all of them are named.
 */
export async function undoLectures(
  tx: Database,
  { id }: Pick<ChangeSet, 'id'>,
  { by, at, allowClash }: Undoing,
): Promise<Undone & LectureChange> {
  await lockPlan(tx);
  const edits = await editsBack(tx, id, at);
  const change = await savePlan(tx, { edits, series: [] }, { by, at, kind: 'undo', allowClash });
  return { ...change, undone: edits.length };
}

async function editsBack(tx: Database, id: string, at: Date): Promise<Edit[]> {
  const events = await tx.select().from(lectureEvents).where(eq(lectureEvents.change_id, id));
  const ids = idSet(events.map(({ lecture_id }) => lecture_id));
  const rows = await tx.select().from(lectures).where(inArray(lectures.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  const stale: LectureRow[] = [];
  const edits = events.map(({ lecture_id, version, before, after }) => {
    const row = found.get(lecture_id);
    if (!row) throw new ApiError('LOCKED', { msg: 'What was deleted then is not stored any more.' });
    if (row.version !== version && !isAsAfter(row, after)) stale.push(row);
    return before ? restoredLecture(row, rowOf(before), at) : deletedLecture(row, at);
  });
  if (stale.length > 0) throw new ApiError('VERSION_CONFLICT', { extra: { conflicts: stale.map(toLecture) } });
  return edits;
}

const COMPARED = [...TIME_FIELDS, ...BATCH_FIELDS, 'subject_name', 'is_exception'] as const;

/** Whether a lecture is as a change left it: what came after was taken back, so that changes are undone one by one. */
function isAsAfter(row: LectureRow, after: Record<string, unknown>): boolean {
  const was = rowOf(after);
  return (
    sameFields(row, was, COMPARED) &&
    (row.deleted_at === null) === (was.deleted_at === null) &&
    (row.cancelled_at === null) === (was.cancelled_at === null)
  );
}

const TIMES = ['created_at', 'updated_at', 'cancelled_at', 'moved_at', 'deleted_at', 'clash_allowed_at'] as const;

/** A lecture as an event stored it. */
function rowOf(stored: Record<string, unknown>): LectureRow {
  const times = TIMES.map((name) => [name, stored[name] ? new Date(stored[name] as string) : null]);
  return { ...stored, ...Object.fromEntries(times) } as LectureRow;
}
