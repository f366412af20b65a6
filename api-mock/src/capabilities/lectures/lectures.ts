import {
  ApiError,
  LECTURE_END_MESSAGE,
  lectureEndsAfterStart,
  type LiveLecture,
  resources,
} from '@prospectus/contract';
import { and, asc, gte, lte, sql } from 'drizzle-orm';

import { tableColumns } from '../../operations/table-columns.ts';
import type { ListColumns } from '../../platform/console/list-query.ts';
import type { TableResource } from '../../operations/table-store.ts';
import { announce } from '../../content/feed.ts';
import type { Database } from '../../platform/database/database.ts';
import { lectureTags } from './lecture-tags.ts';
import { lectures } from './tables.ts';

export type LectureRow = typeof lectures.$inferSelect;

/** Lectures as a resource of the console; what is saved is on the schedule at once. */
export const lectureTable: TableResource = {
  resource: resources['live-lectures'],
  table: lectures,
  columns: inOrderOfTime(
    tableColumns(resources['live-lectures'], { start_date: 'day', end_date: 'day' }, ['start_date', 'ASC']),
  ),
  check: async (_tx, fields) => {
    checkEnd(fields as LiveLecture);
    return fields;
  },
  changed: (tx, { before, after, at }) => {
    const rows = [before, after].filter((row) => row !== undefined) as unknown as LectureRow[];
    return announce(
      tx,
      rows.flatMap((row) => lectureTags(row.start_date, row.end_date)),
      at,
    );
  },
};

/** Lectures that overlap any of the days, both ends included. */
export const lecturesBetween = (db: Database, first: string, last: string): Promise<LectureRow[]> =>
  db
    .select()
    .from(lectures)
    .where(and(lte(lectures.start_date, last), gte(lectures.end_date, first)))
    .orderBy(asc(lectures.start_date), asc(lectures.start_time), asc(lectures.id));

/** What the schedule can be filtered by: each value once, in order. */
export async function lectureOptions(db: Database) {
  const distinct = async (name: 'course_name' | 'sem_year' | 'batch') =>
    (await db.selectDistinct({ value: lectures[name] }).from(lectures).orderBy(asc(lectures[name]))).map(
      ({ value }) => value,
    );
  return {
    courseName: await distinct('course_name'),
    semYear: await distinct('sem_year'),
    batch: await distinct('batch'),
  };
}

/** Lectures of one day come in the order of their times. */
function inOrderOfTime(columns: ListColumns): ListColumns {
  const { start_date: day } = columns.sorts;
  if (!day) return columns;
  return { ...columns, sorts: { ...columns.sorts, start_date: { ...day, thenBy: [sql`start_time`] } } };
}

function checkEnd(fields: LiveLecture): void {
  if (lectureEndsAfterStart(fields)) return;
  const sameDay = fields.start_date === fields.end_date;
  throw new ApiError('INVALID_FIELDS', { errors: { [sameDay ? 'end_time' : 'end_date']: LECTURE_END_MESSAGE } });
}
