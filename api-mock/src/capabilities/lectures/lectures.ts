import { type LiveLecture, resources } from '@prospectus/contract';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';

import { tableColumns } from '../../operations/table-columns.ts';
import type { TableResource, TableWrites, WriteDeps } from '../../operations/table-store.ts';
import type { ListColumns } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockPlan } from './change.ts';
import { endsAfter, lastDay, type LocalTime, onDays } from './days.ts';
import { lectureCalendar } from './feeds.ts';
import { changeOne, saveOperations, undoLectures } from './operations.ts';
import { lectureRecordOf } from './edit.ts';
import { type LectureRow, lectures } from './tables.ts';

/** Lectures as a resource of the console; there are no drafts. */
export const lectureTable: TableResource = {
  resource: resources['live-lectures'],
  table: lectures,
  columns: byTimes(
    tableColumns(resources['live-lectures'], { start_date: 'day', end_date: 'day' }, ['start_date', 'ASC']),
  ),
  visible: isNull(lectures.deleted_at),
  toRecord: lectureRecordOf,
  lock: lockPlan,
  check: (_tx, fields) => Promise.resolve(fields),
  writes: lectureWrites,
  calendar: lectureCalendar,
  undo: undoLectures,
};

/** Writes of lists and imports: each lecture is a separate change. */
function lectureWrites({ clock }: WriteDeps): TableWrites {
  const saving = (by: string, kind: 'create' | 'update' | 'delete') => ({ by, at: clock.now(), kind });
  return {
    create: async (tx, fields, by) =>
      (await saveOperations(tx, [{ op: 'create', fields: fields as LiveLecture }], saving(by, 'create'))).first,
    update: async (tx, request, fields) => {
      const operation = (target: Target) => ({ op: 'update', ...target, fields }) as const;
      return (await changeOne(tx, { ...request, yours: fields }, operation, saving(request.by, 'update'))).first;
    },
    remove: async (tx, request) => {
      const operation = (target: Target) => ({ op: 'delete', ...target }) as const;
      return (await changeOne(tx, request, operation, saving(request.by, 'delete'))).first;
    },
  };
}

type Target = { id: string; version: number };

const { id, course_name, sem_year, batch, subject_name, start_date, start_time, end_date, end_time } = lectures;
const { cancelled_at, moved_from, moved_at } = lectures;
const PUBLIC_COLUMNS = {
  ...{ id, course_name, sem_year, batch, start_date, start_time, end_date, end_time, subject_name },
  ...{ cancelled_at, moved_from, moved_at },
};

/** The columns that the schedule shows; reading the others took most of the time. */
export type PublicLecture = Pick<LectureRow, keyof typeof PUBLIC_COLUMNS>;

/** Lectures on any of the days, both included; a cancelled one until its end. */
export const lecturesBetween = (db: Database, first: string, last: string, now: LocalTime): Promise<PublicLecture[]> =>
  db
    .select(PUBLIC_COLUMNS)
    .from(lectures)
    .where(
      and(
        isNull(lectures.deleted_at),
        onDays(first, last),
        or(isNull(lectures.cancelled_at), endsAfter(now.day, now.time)),
      ),
    )
    .orderBy(asc(lectures.start_date), asc(lectures.start_time), asc(lectures.id));

/** The next lecture of a course until a day, without cancelled ones. */
export async function nextLecture(
  db: Database,
  course: string,
  { day, time }: LocalTime,
  last: string,
): Promise<PublicLecture | undefined> {
  const [lecture] = await db
    .select(PUBLIC_COLUMNS)
    .from(lectures)
    .where(
      and(
        isNull(lectures.deleted_at),
        isNull(lectures.cancelled_at),
        eq(lectures.course_name, course),
        onDays(day, last),
        endsAfter(day, time),
      ),
    )
    .orderBy(asc(lectures.start_date), asc(lectures.start_time), asc(lectures.id))
    .limit(1);
  return lecture;
}

/** The choices of the schedule's filters, sorted. */
export async function lectureOptions(db: Database) {
  const distinct = async (name: 'course_name' | 'sem_year' | 'batch') =>
    (
      await db
        .selectDistinct({ value: lectures[name] })
        .from(lectures)
        .where(isNull(lectures.deleted_at))
        .orderBy(asc(lectures[name]))
    ).map(({ value }) => value);
  return {
    courseName: await distinct('course_name'),
    semYear: await distinct('sem_year'),
    batch: await distinct('batch'),
  };
}

/** Sorts lectures of a day by time; filters by the end use the last day on which they are held. */
function byTimes({ filters, sorts, ...columns }: ListColumns): ListColumns {
  const { start_date: day, end_date: last } = sorts;
  return {
    ...columns,
    filters: { ...filters, ...(last && { end_date: { ...last, sql: lastDay() } }) },
    sorts: { ...sorts, ...(day && { start_date: { ...day, thenBy: [sql`start_time`] } }) },
  };
}
