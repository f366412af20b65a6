import { isDeepStrictEqual } from 'node:util';

import {
  ApiError,
  LECTURE_END_MESSAGE,
  lectureEndsAfterStart,
  type LectureRecord,
  type LectureTimes,
  type LiveLecture,
} from '@prospectus/contract';
import { v7 } from 'uuid';

import type { TableRow } from '../../operations/table-store.ts';
import type { LectureRow } from './tables.ts';

export type BatchName = Pick<LiveLecture, 'course_name' | 'sem_year' | 'batch'>;

/** A lecture as a record of the console. */
export const toLecture = (row: LectureRow): LectureRecord => ({
  id: row.id,
  ...fieldsOf(row),
  version: row.version,
  position: 0,
  status: 'published',
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  series_id: row.series_id,
  is_exception: row.is_exception,
  cancelled: row.cancelled_at !== null,
  moved_from: row.moved_from,
  moved_at: row.moved_at?.toISOString() ?? null,
  clash_allowed: row.clash_allowed_at !== null,
});

export const lectureRecordOf = (row: TableRow): LectureRecord => toLecture(row as LectureRow);

/** The fields of a lecture that staff enter. */
export const fieldsOf = (row: LiveLecture): LiveLecture => ({
  course_name: row.course_name,
  sem_year: row.sem_year,
  batch: row.batch,
  subject_name: row.subject_name,
  ...timesOf(row),
});

export const timesOf = ({ start_date, start_time, end_date, end_time }: LectureTimes): LectureTimes => ({
  start_date,
  start_time,
  end_date,
  end_time,
});

export const batchOf = ({ course_name, sem_year, batch }: BatchName): BatchName => ({ course_name, sem_year, batch });

export const batchLabel = ({ course_name, sem_year, batch }: BatchName): string =>
  `${course_name} · ${sem_year} · ${batch}`;

export const sameFields = <N extends string>(a: Record<N, unknown>, b: Record<N, unknown>, names: readonly N[]) =>
  names.every((name) => a[name] === b[name]);

export const TIME_FIELDS = ['start_date', 'start_time', 'end_date', 'end_time'] as const;
export const BATCH_FIELDS = ['course_name', 'sem_year', 'batch'] as const;

/** A change of one lecture; a new one has no `before`, a deleted one has `deleted_at`. */
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

/** A change of a lecture's fields, with its next version, its former times and the sequence for calendars. */
export function changedLecture(before: LectureRow, { cancelled, ...fields }: LectureFields, at: Date): Edit {
  const after: LectureRow = { ...before, ...fields, version: before.version + 1, updated_at: at };
  refuseEarlyEnd(after);
  if (cancelled !== undefined) after.cancelled_at = cancelled ? (before.cancelled_at ?? at) : null;
  if (!sameFields(before, after, TIME_FIELDS)) Object.assign(after, movedFrom(before, after, at));
  return { before, after: withSequence(before, after) };
}

export const deletedLecture = (before: LectureRow, at: Date): Edit => ({
  before,
  after: withSequence(before, { ...before, version: before.version + 1, updated_at: at, deleted_at: at }),
});

/** Restores a lecture's former fields, as its next version. */
export const restoredLecture = (before: LectureRow, former: LectureRow, at: Date): Edit => ({
  before,
  after: withSequence(before, {
    ...former,
    version: before.version + 1,
    created_at: before.created_at,
    updated_at: at,
    sequence: before.sequence,
  }),
});

/** Whether an edited lecture may have new clashes. */
export const mayClash = ({ before, after }: Edit): boolean =>
  isHeld(after) && (!before || !isHeld(before) || !sameFields(before, after, [...TIME_FIELDS, ...BATCH_FIELDS]));

const isHeld = ({ deleted_at, cancelled_at }: LectureRow): boolean => deleted_at === null && cancelled_at === null;

// A lecture that is back at its former times was not moved.
const movedFrom = (before: LectureRow, after: LectureTimes, at: Date) =>
  isDeepStrictEqual(before.moved_from && timesOf(before.moved_from), timesOf(after))
    ? { moved_from: null, moved_at: null }
    : { moved_from: timesOf(before), moved_at: at };

function withSequence(before: LectureRow, after: LectureRow): LectureRow {
  const same = sameFields(before, after, CALENDAR_FIELDS) && isHeld(before) === isHeld(after);
  return { ...after, sequence: before.sequence + (same ? 0 : 1) };
}

export function refuseEarlyEnd(fields: LectureTimes): void {
  if (lectureEndsAfterStart(fields)) return;
  const sameDay = fields.start_date === fields.end_date;
  throw new ApiError('INVALID_FIELDS', { errors: { [sameDay ? 'end_time' : 'end_date']: LECTURE_END_MESSAGE } });
}
