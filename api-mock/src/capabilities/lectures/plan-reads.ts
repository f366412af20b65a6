import {
  ApiError,
  type clashesAnswer,
  type LectureChangeKind,
  type LectureChoices,
  type LectureHistoryEntry,
  type LecturePlan,
  lectureRecord,
  PLAN_LIMITS,
  type planQuery,
} from '@prospectus/contract';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { changeSets } from '../../platform/changes/change-sets-table.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { clashingPairs, holidaysBetween, idSet, lecturesOnHolidays } from './clashes.ts';
import { onDays, requireRange } from './days.ts';
import { BATCH_FIELDS, toLecture } from './edit.ts';
import { lectureEvents, lectures } from './tables.ts';

type Query = z.output<typeof planQuery>;
type Clashes = z.output<typeof clashesAnswer>;

/** The lectures and holidays in a range of days. */
export async function readPlan(db: Database, { from, to, ...filter }: Query): Promise<LecturePlan> {
  requireRange(from, to, PLAN_LIMITS.days, 'to');
  const planned = await db
    .select()
    .from(lectures)
    .where(
      and(
        isNull(lectures.deleted_at),
        onDays(from, to),
        ...([...BATCH_FIELDS, 'subject_name'] as const).map((name) => {
          const value = filter[name];
          return value === undefined ? undefined : eq(lectures[name], value);
        }),
      ),
    )
    .orderBy(asc(lectures.start_date), asc(lectures.start_time), asc(lectures.id));
  return { lectures: planned.map(toLecture), holidays: await holidaysBetween(db, from, to) };
}

/** All clashes in a range of days. */
export async function readClashes(db: Database, { from, to }: Pick<Query, 'from' | 'to'>): Promise<Clashes> {
  requireRange(from, to, PLAN_LIMITS.days, 'to');
  const [pairs, onHolidays] = [await clashingPairs(db, from, to), await lecturesOnHolidays(db, from, to)];
  const ids = [...pairs.flatMap(({ first, second }) => [first, second]), ...onHolidays.map(({ lecture }) => lecture)];
  const clashing = await db
    .select()
    .from(lectures)
    .where(inArray(lectures.id, idSet(ids)));
  const records = new Map(clashing.map((row) => [row.id, toLecture(row)]));
  const days = new Map((await holidaysBetween(db, from, to)).map((holiday) => [holiday.id, holiday]));
  return {
    pairs: pairs.flatMap(({ first, second }) => {
      const [a, b] = [records.get(first), records.get(second)];
      return a && b ? [{ lectures: [a, b] as [typeof a, typeof b], allowed: a.clash_allowed || b.clash_allowed }] : [];
    }),
    holidays: onHolidays.flatMap(({ lecture: id, holiday: day }) => {
      const [lecture, holiday] = [records.get(id), days.get(day)];
      return lecture && holiday ? [{ lecture, holiday, allowed: lecture.clash_allowed }] : [];
    }),
  };
}

const MAX_ENTRIES = 200;

/** The changes of a lecture, newest first; also of a deleted one that is still stored. */
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
  if (events.length === 0 && (await db.$count(lectures, eq(lectures.id, id))) === 0) throw new ApiError('NOT_FOUND');
  return events.map(({ at, before, after, ...event }) => ({
    ...event,
    at: at.toISOString(),
    before: before && shown(before),
    after: event.verb === 'delete' ? null : shown(after),
  }));
}

const SHOWN = new Set(Object.keys(lectureRecord.shape));

const shown = (row: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(row).filter(([name]) => SHOWN.has(name))),
  cancelled: Boolean(row['cancelled_at']),
});

type ChoiceRow = { course_name: string; sem_year: string; batch: string | null; subject_name: string | null };

/** Choices for the planner's form: from live programmes, batches and existing lectures. */
export async function readChoices(db: Database): Promise<LectureChoices> {
  const choices = await rows<ChoiceRow>(
    db,
    sql`select course_name, sem_year, batch, null as subject_name from batches
        union select course_name, sem_year, batch, null from live_lectures where deleted_at is null
        union select course_name, sem_year, null, subject_name from live_lectures where deleted_at is null
        union select published->>'display_name', 'Semester ' || (semester->>'semester'), null, subject->>'subject_name'
        from documents,
          jsonb_array_elements(coalesce(published->'semesters', '[]')) semester,
          jsonb_array_elements(coalesce(semester->'semester_data', '[]')) subject
        where resource = 'program' and deleted_at is null and published is not null
          and subject->>'is_elective_based' is distinct from 'true'`,
  );
  return byName(choices, 'course_name').map(([course_name, ofCourse]) => ({
    course_name,
    semesters: byName(ofCourse, 'sem_year').map(([sem_year, ofSemester]) => ({
      sem_year,
      batches: byName(ofSemester, 'batch').map(([batch]) => batch),
      subjects: byName(ofSemester, 'subject_name').map(([subject]) => subject),
    })),
  }));
}

function byName(choices: readonly ChoiceRow[], field: keyof ChoiceRow): [string, ChoiceRow[]][] {
  const groups = Map.groupBy(choices, (row) => row[field] ?? '');
  groups.delete('');
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}
