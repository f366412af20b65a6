import { ApiError, type LectureChange, ROLE, type StaffUser } from '@prospectus/contract';
import { eq, inArray } from 'drizzle-orm';

import type { StoreDeps } from '../../operations/table-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { savePlan } from './change.ts';
import { idSet } from './clashes.ts';
import { deletedLecture, type Edit, restoredLecture } from './edit.ts';
import { BATCH_FIELDS, sameFields, TIME_FIELDS, toLecture } from './record.ts';
import { lectureChanges, lectureEvents, type LectureRow, lectures } from './tables.ts';

type Undoing = { id: string; person: Pick<StaffUser, 'id' | 'role'>; allowClash: boolean; at: Date };

/**
 * Takes a change back, which is itself a change: undoing that does it again. Refused where one of its lectures was
 * changed since; all of them are named. The lock is taken already.
 */
export async function undoChange(
  tx: Database,
  deps: Pick<StoreDeps, 'tableSubscribers'>,
  { id, person, allowClash, at }: Undoing,
): Promise<LectureChange> {
  const [change] = await tx.select().from(lectureChanges).where(eq(lectureChanges.id, id));
  // Another's change looks like none.
  if (!change || (change.actor !== person.id && person.role !== ROLE.ADMIN)) throw new ApiError('NOT_FOUND');
  if (change.undone_by) throw new ApiError('LOCKED', { msg: 'This change was undone already.' });
  const edits = await editsBack(tx, id, at);
  const saving = { by: person.id, at, kind: 'undo', allowClash } as const;
  const undone = await savePlan(tx, deps, { edits, series: [] }, saving);
  await tx.update(lectureChanges).set({ undone_by: undone.changeId }).where(eq(lectureChanges.id, id));
  return undone;
}

async function editsBack(tx: Database, id: string, at: Date): Promise<Edit[]> {
  const events = await tx.select().from(lectureEvents).where(eq(lectureEvents.change_id, id));
  const ids = idSet(events.map(({ lecture_id }) => lecture_id));
  const rows = await tx.select().from(lectures).where(inArray(lectures.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  if (events.some(({ lecture_id }) => !found.has(lecture_id)))
    throw new ApiError('LOCKED', { msg: 'What was deleted then is not stored any more.' });
  const stale = events.flatMap(({ lecture_id, version, after }) => {
    const row = found.get(lecture_id);
    return row && row.version !== version && !isAsAfter(row, after) ? [row] : [];
  });
  if (stale.length > 0) throw new ApiError('VERSION_CONFLICT', { extra: { conflicts: stale.map(toLecture) } });
  return events.flatMap(({ lecture_id, before }) => {
    const row = found.get(lecture_id);
    if (!row) return [];
    if (!before) return [deletedLecture(row, at)];
    const edit = restoredLecture(row, rowOf(before), at);
    return [edit];
  });
}

const COMPARED = [...TIME_FIELDS, ...BATCH_FIELDS, 'subject_name', 'is_exception'] as const;

/** Whether a lecture is as a change left it: what came after was taken back, so that changes are undone one by one. */
function isAsAfter(row: LectureRow, after: Record<string, unknown> | null): boolean {
  if (!after) return false;
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
