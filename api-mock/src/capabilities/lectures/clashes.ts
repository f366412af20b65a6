import type { LectureClash } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { lastDay, onDays, OVERLAP } from './days.ts';

const MAX_FOUND = sql.raw('1000');

const SAME_BATCH = sql.raw('l.course_name = n.course_name and l.sem_year = n.sem_year and l.batch = n.batch');
const held = (name: 'n' | 'l'): SQL => sql.raw(`${name}.deleted_at is null and ${name}.cancelled_at is null`);

/** A parameter that is a list of ids, however long. */
export const idSet = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** What some stored lectures clash with: other lectures of their batch, and holidays. Cancelled ones clash with nothing. */
export async function clashesOf(db: Database, ids: readonly string[]): Promise<LectureClash[]> {
  if (ids.length === 0) return [];
  const of = sql`jsonb_build_object('id', n.id, 'subject_name', n.subject_name,
    'start_date', n.start_date, 'start_time', n.start_time) as of`;
  const found = await rows<LectureClash>(
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
      order by of->>'start_date', of->>'start_time', why, id limit ${MAX_FOUND}`,
  );
  return onceEachPair(found);
}

/** Two lectures of one change clash with each other: one of the two says so. */
function onceEachPair(found: readonly LectureClash[]): LectureClash[] {
  const seen = new Set<string>();
  return found.filter(({ id, of }) => {
    const pair = [id, of.id ?? ''].toSorted((a, b) => a.localeCompare(b)).join();
    return !seen.has(pair) && seen.add(pair);
  });
}

/** Of a row n that is stored nowhere: it and a stored lecture l are of one batch at once. */
export const storedOverlap: SQL = sql`${SAME_BATCH} and ${OVERLAP} and ${held('l')}`;

type Pair = { first: string; second: string };

/** Pairs of lectures that clash within some days, by their ids. */
export const clashingPairs = (db: Database, from: string, to: string): Promise<Pair[]> =>
  rows<Pair>(
    db,
    sql`select n.id as first, l.id as second
        from live_lectures n join live_lectures l on ${SAME_BATCH} and ${OVERLAP} and ${held('l')}
          and (n.start_date, n.start_time, n.id) < (l.start_date, l.start_time, l.id)
        where ${onDays(from, to, 'n')} and ${held('n')}
        order by n.start_date, n.start_time, n.id limit ${MAX_FOUND}`,
  );

type OnHoliday = { lecture: string; holiday: string };

/** Lectures that are on a holiday, by their ids. */
export const lecturesOnHolidays = (db: Database, from: string, to: string): Promise<OnHoliday[]> =>
  rows<OnHoliday>(
    db,
    sql`select n.id as lecture, h.id as holiday
        from holidays h join live_lectures n on h.date between n.start_date and ${lastDay('n')} and ${held('n')}
        where h.date between ${from}::date and ${to}::date
        order by h.date, n.start_time, n.id limit ${MAX_FOUND}`,
  );
