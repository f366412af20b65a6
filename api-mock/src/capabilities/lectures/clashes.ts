import type { LectureClash } from '@prospectus/contract';
import { asc, between, type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { lastDay, onDays, OVERLAP } from './days.ts';
import { holidays } from './tables.ts';

const MAX_ROWS = sql.raw('1000');

const SAME_BATCH = sql.raw('l.course_name = n.course_name and l.sem_year = n.sem_year and l.batch = n.batch');
const held = (name: 'n' | 'l'): SQL => sql.raw(`${name}.deleted_at is null and ${name}.cancelled_at is null`);

/** Any number of ids as one parameter. */
export const idSet = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** The clashes of stored lectures: with other lectures of their batch and with holidays. Cancelled ones have none. */
export async function clashesOf(db: Database, ids: readonly string[]): Promise<LectureClash[]> {
  if (ids.length === 0) return [];
  const of = sql`jsonb_build_object('id', n.id, 'subject_name', n.subject_name,
    'start_date', n.start_date, 'start_time', n.start_time) as of`;
  const clashes = await rows<LectureClash>(
    db,
    sql`select * from (
      select l.id, 'batch' as why, l.subject_name as title, l.start_date::text as start_date, l.start_time,
          l.end_date::text as end_date, l.end_time, ${of}
        from live_lectures n join live_lectures l on ${SAME_BATCH} and ${OVERLAP} and l.id <> n.id and ${held('l')}
        where n.id in ${idSet(ids)} and ${held('n')}
      union all
      select h.id, 'holiday' as why, h.title, h.date::text, '00:00', h.date::text, '23:59', ${of}
        from live_lectures n join holidays h on h.date between n.start_date and ${lastDay('n')}
        where n.id in ${idSet(ids)} and ${held('n')}) as found
      order by of->>'start_date', of->>'start_time', why, id limit ${MAX_ROWS}`,
  );
  return onceEachPair(clashes);
}

/** Keeps one clash of each pair of lectures that are in the same change. */
function onceEachPair(clashes: readonly LectureClash[]): LectureClash[] {
  const seen = new Set<string>();
  return clashes.filter(({ id, of }) => {
    const pair = [id, of.id ?? ''].toSorted((a, b) => a.localeCompare(b)).join();
    return !seen.has(pair) && seen.add(pair);
  });
}

/** Whether a row n, which is not stored, clashes with a stored lecture l. */
export const storedOverlap: SQL = sql`${SAME_BATCH} and ${OVERLAP} and ${held('l')}`;

/** The ids of clashing pairs of lectures in a range of days. */
export const clashingPairs = (db: Database, from: string, to: string) =>
  rows<{ first: string; second: string }>(
    db,
    sql`select n.id as first, l.id as second
        from live_lectures n join live_lectures l on ${SAME_BATCH} and ${OVERLAP} and ${held('l')}
          and (n.start_date, n.start_time, n.id) < (l.start_date, l.start_time, l.id)
        where ${onDays(from, to, 'n')} and ${held('n')}
        order by n.start_date, n.start_time, n.id limit ${MAX_ROWS}`,
  );

/** The ids of lectures on holidays. */
export const lecturesOnHolidays = (db: Database, from: string, to: string) =>
  rows<{ lecture: string; holiday: string }>(
    db,
    sql`select n.id as lecture, h.id as holiday
        from holidays h join live_lectures n on h.date between n.start_date and ${lastDay('n')} and ${held('n')}
        where h.date between ${from}::date and ${to}::date
        order by h.date, n.start_time, n.id limit ${MAX_ROWS}`,
  );

/** The holidays in a range of days. */
export const holidaysBetween = (db: Database, from: string, to: string) =>
  db
    .select({ id: holidays.id, date: holidays.date, title: holidays.title })
    .from(holidays)
    .where(between(holidays.date, from, to))
    .orderBy(asc(holidays.date));
