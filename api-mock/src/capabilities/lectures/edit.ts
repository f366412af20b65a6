import { isDeepStrictEqual } from 'node:util';

import {
  ApiError,
  LECTURE_END_MESSAGE,
  lectureEndsAfterStart,
  type LectureTimes,
  type LiveLecture,
} from '@prospectus/contract';
import { v7 } from 'uuid';

import { BATCH_FIELDS, sameFields, TIME_FIELDS, timesOf } from './record.ts';
import type { LectureRow } from './tables.ts';

/** What becomes of one lecture; a new one has no `before`, a deleted one is stored on with `deleted_at`. */
export type Edit = { before: LectureRow | undefined; after: LectureRow };
export type LectureFields = Partial<LiveLecture> & { cancelled?: boolean | undefined };

const CALENDAR_FIELDS = [...TIME_FIELDS, ...BATCH_FIELDS, 'subject_name'] as const;

/** A lecture that is not stored yet. */
export function newLecture(fields: LiveLecture, at: Date, series?: { id: string; day: string }): Edit {
  refuseEarlyEnd(fields);
  const after = {
    ...fields,
    id: v7(),
    version: 1,
    created_at: at,
    updated_at: at,
    series_id: series?.id ?? null,
    series_day: series?.day ?? null,
    is_exception: false,
    cancelled_at: null,
    moved_from: null,
    moved_at: null,
    deleted_at: null,
    sequence: 0,
    clash_allowed_by: null,
    clash_allowed_at: null,
  };
  return { before: undefined, after };
}

/** The same lecture with other values: where it was, what calendars must see, and its version follow from them. */
export function changedLecture(before: LectureRow, { cancelled, ...fields }: LectureFields, at: Date): Edit {
  const after: LectureRow = { ...before, ...fields, version: before.version + 1, updated_at: at };
  refuseEarlyEnd(after);
  if (cancelled !== undefined) after.cancelled_at = cancelled ? (before.cancelled_at ?? at) : null;
  if (!sameFields(before, after, TIME_FIELDS)) Object.assign(after, movedFrom(before, after, at));
  return { before, after: counted(before, after) };
}

export const deletedLecture = (before: LectureRow, at: Date): Edit => ({
  before,
  after: counted(before, { ...before, version: before.version + 1, updated_at: at, deleted_at: at }),
});

/** As it was at another time, in a version of its own. */
export const restoredLecture = (before: LectureRow, was: LectureRow, at: Date): Edit => ({
  before,
  after: counted(before, {
    ...was,
    version: before.version + 1,
    created_at: before.created_at,
    updated_at: at,
    sequence: before.sequence,
  }),
});

/** Whether a lecture that was edited may now clash where it did not before. */
export const mayClash = ({ before, after }: Edit): boolean =>
  isHeld(after) && (!before || !isHeld(before) || !sameFields(before, after, [...TIME_FIELDS, ...BATCH_FIELDS]));

const isHeld = ({ deleted_at, cancelled_at }: LectureRow): boolean => deleted_at === null && cancelled_at === null;

// Moved back to where it was, there is nothing to tell.
const movedFrom = (before: LectureRow, after: LectureTimes, at: Date) =>
  isDeepStrictEqual(before.moved_from && timesOf(before.moved_from), timesOf(after))
    ? { moved_from: null, moved_at: null }
    : { moved_from: timesOf(before), moved_at: at };

function counted(before: LectureRow, after: LectureRow): LectureRow {
  const same = sameFields(before, after, CALENDAR_FIELDS) && isHeld(before) === isHeld(after);
  return { ...after, sequence: before.sequence + (same ? 0 : 1) };
}

export function refuseEarlyEnd(fields: LectureTimes): void {
  if (lectureEndsAfterStart(fields)) return;
  const sameDay = fields.start_date === fields.end_date;
  throw new ApiError('INVALID_FIELDS', { errors: { [sameDay ? 'end_time' : 'end_date']: LECTURE_END_MESSAGE } });
}
