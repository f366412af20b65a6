import type { LectureRecord, LectureTimes, LiveLecture } from '@prospectus/contract';

import type { TableRow } from '../../operations/table-store.ts';
import type { LectureRow } from './tables.ts';

export type BatchName = Pick<LiveLecture, 'course_name' | 'sem_year' | 'batch'>;

/** A lecture as the console works on it. */
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

/** The fields of a lecture that staff give it. */
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

/** A batch as a person reads it. */
export const batchLabel = ({ course_name, sem_year, batch }: BatchName): string =>
  `${course_name} · ${sem_year} · ${batch}`;

/** Whether two lectures have the same values in some fields. */
export const sameFields = <N extends string>(a: Record<N, unknown>, b: Record<N, unknown>, names: readonly N[]) =>
  names.every((name) => a[name] === b[name]);

export const TIME_FIELDS = ['start_date', 'start_time', 'end_date', 'end_time'] as const;
export const BATCH_FIELDS = ['course_name', 'sem_year', 'batch'] as const;
