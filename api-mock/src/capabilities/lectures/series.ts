import {
  ApiError,
  isHeldBetween,
  type LectureRepeat,
  type LectureScope,
  type LiveLecture,
  PLAN_LIMITS,
} from '@prospectus/contract';
import { and, asc, eq, gte } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { Database } from '../../platform/database/database.ts';
import { holidaysBetween } from './clashes.ts';
import { addDays, daysBetween, patternDays } from './days.ts';
import {
  changedLecture,
  deletedLecture,
  type Edit,
  fieldsOf,
  type LectureFields,
  newLecture,
  refuseEarlyEnd,
} from './edit.ts';
import { type LectureRow, lectures, lectureSeries, type SeriesRow } from './tables.ts';

/** Creates a series: one lecture for each day of the weekly pattern. */
export async function newSeries(
  tx: Database,
  fields: LiveLecture,
  { weekdays, until, skipHolidays }: LectureRepeat,
  { by, at }: { by: string; at: Date },
): Promise<{ series: SeriesRow; edits: Edit[] }> {
  refuseEarlyEnd(fields);
  const first = fields.start_date;
  const length = daysBetween(first, until);
  if (length < 0) throw wrongUntil('The last day may not precede the first.');
  if (length > PLAN_LIMITS.repeatDays) throw wrongUntil('A series ends within a year.');
  const series: SeriesRow = {
    id: v7(),
    weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b),
    first,
    until,
    skip_holidays: skipHolidays,
    created_by: by,
    created_at: at,
  };
  const ends = daysBetween(first, fields.end_date);
  const free = skipHolidays ? await freeDays(tx, first, addDays(until, ends)) : everyDay;
  const on = (day: string): LiveLecture => ({ ...fields, start_date: day, end_date: addDays(day, ends) });
  const days = patternDays(series).filter((day) => free(on(day)));
  if (days.length === 0) throw wrongUntil('There is no such day until then.');
  const edits = days.map((day) => newLecture(on(day), at, { id: series.id, day }));
  return { series, edits };
}

const wrongUntil = (why: string) => new ApiError('INVALID_FIELDS', { errors: { 'repeat.until': why } });

/** Changes a lecture, and with a wider scope others of its series. */
export async function changedSeries(
  tx: Database,
  target: LectureRow,
  fields: LectureFields,
  { scope, at }: { scope: LectureScope; at: Date },
): Promise<Edit[]> {
  const edit = changedLecture(target, fields, at);
  const { series_id: id, series_day: day } = target;
  if (scope === 'one' || id === null || day === null) {
    const changed = id !== null && edit.after.sequence !== edit.before?.sequence;
    return [changed ? { ...edit, after: { ...edit.after, is_exception: true } } : edit];
  }
  const all = await lecturesOfSeries(tx, id, scope === 'all' ? undefined : day);
  const live = all.filter((row) => row.deleted_at === null && row.id !== target.id);
  // Exceptions are cancelled, too, but get no other change.
  const others = live.filter((row) => fields.cancelled !== undefined || !row.is_exception);
  const change = changeOf(target, edit.after, fields);
  const edits = others.map((row) =>
    changedLecture(row, row.is_exception ? { cancelled: fields.cancelled } : change.of(row), at),
  );
  if (change.shift === 0) return [edit, ...edits];
  return [edit, ...(await withoutHolidays(tx, { target: edit.after, id, change, all, edits, at }))];
}

/** Deletes a lecture, and with a wider scope others of its series, exceptions included. */
export async function deletedSeries(tx: Database, target: LectureRow, scope: LectureScope, at: Date): Promise<Edit[]> {
  const { series_id: id, series_day: day } = target;
  if (scope === 'one' || id === null || day === null) return [deletedLecture(target, at)];
  const rows = await lecturesOfSeries(tx, id, scope === 'all' ? undefined : day);
  return rows.filter((row) => row.deleted_at === null).map((row) => deletedLecture(row, at));
}

/** All lectures of a series, deleted ones included, sorted by the days of the pattern. */
const lecturesOfSeries = (tx: Database, id: string, from?: string): Promise<LectureRow[]> =>
  tx
    .select()
    .from(lectures)
    .where(and(eq(lectures.series_id, id), from === undefined ? undefined : gte(lectures.series_day, from)))
    .orderBy(asc(lectures.series_day), asc(lectures.id));

type Change = { shift: number; of(row: LectureRow): LectureFields };

/** A change of one lecture, to apply to another: days are shifted, other fields get the same value. */
function changeOf(before: LectureRow, after: LectureRow, { cancelled }: LectureFields): Change {
  const shift = daysBetween(before.start_date, after.start_date);
  const ends = daysBetween(after.start_date, after.end_date);
  const otherEnd = ends !== daysBetween(before.start_date, before.end_date);
  const changed: Partial<LiveLecture> = Object.fromEntries(
    (['course_name', 'sem_year', 'batch', 'subject_name', 'start_time', 'end_time'] as const)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, after[name]]),
  );
  return {
    shift,
    of: (row) => {
      const start_date = addDays(row.start_date, shift);
      const end_date = addDays(start_date, otherEnd ? ends : daysBetween(row.start_date, row.end_date));
      return { ...changed, start_date, end_date, ...(cancelled !== undefined && { cancelled }) };
    },
  };
}

type Moved = {
  target: LectureRow;
  id: string;
  change: Change;
  all: readonly LectureRow[];
  edits: readonly Edit[];
  at: Date;
};

/**
 * Applies holidays to a moved series that skips them: a lecture that would be on a holiday is deleted, and a day that was
 * skipped before and no longer is gets a new lecture.
 */
async function withoutHolidays(tx: Database, { target, id, change, all, edits, at }: Moved): Promise<readonly Edit[]> {
  const [series] = await tx.select().from(lectureSeries).where(eq(lectureSeries.id, id));
  const days = edits.flatMap(({ after }) => [after.start_date, after.end_date]).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!series?.skip_holidays || !first || !last) return edits;
  const existing = new Set(all.map(({ series_day }) => series_day));
  const from = all[0]?.series_day ?? '';
  const until = addDays(series.until, change.shift);
  const free = await freeDays(tx, first < from ? first : from, last > until ? last : until);
  const moved = edits.map((edit) => (edit.before && !free(edit.after) ? deletedLecture(edit.before, at) : edit));
  const ends = daysBetween(target.start_date, target.end_date);
  const added = patternDays(series)
    .filter((day) => day >= from && !existing.has(day))
    .map((day) => ({ day, start_date: addDays(day, change.shift) }))
    .map(({ day, start_date }) => ({
      day,
      fields: { ...fieldsOf(target), start_date, end_date: addDays(start_date, ends) },
    }))
    .filter(({ fields }) => free(fields))
    .map(({ day, fields }) => newLecture(fields, at, { id, day }));
  return [...moved, ...added];
}

type IsFree = (lecture: LiveLecture) => boolean;
const everyDay: IsFree = () => true;

/** Returns a test for lectures on no holiday in a range of days. */
async function freeDays(tx: Database, first: string, last: string): Promise<IsFree> {
  const holidays = await holidaysBetween(tx, first, last);
  return (lecture) => !holidays.some(({ date }) => isHeldBetween(lecture, date, date));
}
