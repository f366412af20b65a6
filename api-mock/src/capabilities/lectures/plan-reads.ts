import { ApiError, type clashesAnswer, type LecturePlan, PLAN_LIMITS, type planQuery } from '@prospectus/contract';
import { and, asc, between, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';

import type { Database } from '../../platform/database/database.ts';
import { clashingPairs, idSet, lecturesOnHolidays } from './clashes.ts';
import { daysBetween } from './days.ts';
import { onDays } from './on-days.ts';
import { toLecture } from './record.ts';
import { holidays, lectures } from './tables.ts';

type Query = z.output<typeof planQuery>;
type Clashes = z.output<typeof clashesAnswer>;

/** Every lecture that is held on some days, and the holidays among these. */
export async function readPlan(db: Database, { from, to, ...wanted }: Query): Promise<LecturePlan> {
  checkDays(from, to);
  const { course_name, sem_year, batch, subject_name } = wanted;
  const found = await db
    .select()
    .from(lectures)
    .where(
      and(
        isNull(lectures.deleted_at),
        onDays(from, to),
        course_name === undefined ? undefined : eq(lectures.course_name, course_name),
        sem_year === undefined ? undefined : eq(lectures.sem_year, sem_year),
        batch === undefined ? undefined : eq(lectures.batch, batch),
        subject_name === undefined ? undefined : eq(lectures.subject_name, subject_name),
      ),
    )
    .orderBy(asc(lectures.start_date), asc(lectures.start_time), asc(lectures.id));
  return { lectures: found.map(toLecture), holidays: await holidaysBetween(db, from, to) };
}

/** All that clashes within some days. */
export async function readClashes(db: Database, { from, to }: Pick<Query, 'from' | 'to'>): Promise<Clashes> {
  checkDays(from, to);
  const [pairs, onHolidays] = [await clashingPairs(db, from, to), await lecturesOnHolidays(db, from, to)];
  const ids = [...pairs.flatMap(({ first, second }) => [first, second]), ...onHolidays.map(({ lecture }) => lecture)];
  const rows = await db
    .select()
    .from(lectures)
    .where(inArray(lectures.id, idSet(ids)));
  const found = new Map(rows.map((row) => [row.id, toLecture(row)]));
  const days = new Map((await holidaysBetween(db, from, to)).map((holiday) => [holiday.id, holiday]));
  return {
    pairs: pairs.flatMap(({ first, second }) => {
      const [a, b] = [found.get(first), found.get(second)];
      return a && b ? [{ lectures: [a, b] as [typeof a, typeof b], allowed: a.clash_allowed || b.clash_allowed }] : [];
    }),
    holidays: onHolidays.flatMap(({ lecture: id, holiday: day }) => {
      const [lecture, holiday] = [found.get(id), days.get(day)];
      return lecture && holiday ? [{ lecture, holiday, allowed: lecture.clash_allowed }] : [];
    }),
  };
}

const holidaysBetween = (db: Database, from: string, to: string) =>
  db
    .select({ id: holidays.id, date: holidays.date, title: holidays.title })
    .from(holidays)
    .where(between(holidays.date, from, to))
    .orderBy(asc(holidays.date));

function checkDays(from: string, to: string): void {
  const days = daysBetween(from, to) + 1;
  const why =
    days < 1
      ? 'The last day may not precede the first.'
      : days > PLAN_LIMITS.days
        ? `Ask for at most ${PLAN_LIMITS.days} days.`
        : undefined;
  if (why) throw new ApiError('INVALID_FIELDS', { errors: { to: why } });
}
