import { type SQL, sql } from 'drizzle-orm';

// What `lecture-times.ts` of the contract says, in SQL; a test compares the two.

/** The last day on which a lecture is held: one that ends at 00:00 is not held on the day that begins then. */
export const lastDay = (of = 'live_lectures'): SQL =>
  sql.raw(`(${of}.end_date - (${of}.end_time = '00:00' and ${of}.end_date > ${of}.start_date)::int)`);

/** Lectures that are held on any of the days, both included; found by the index `live_lectures_on_days`. */
export const onDays = (first: string | SQL, last: string | SQL, of = 'live_lectures'): SQL => {
  const days = sql.raw(`daterange(${of}.start_date, ${of}.end_date, '[]')`);
  return sql`${days} && daterange(${first}::date, ${last}::date, '[]') and ${lastDay(of)} >= ${first}::date`;
};

/** Lectures that are not over at a time, `HH:mm`, of a day. */
export const endsAfter = (day: string, time: string): SQL =>
  sql`(live_lectures.end_date, live_lectures.end_time collate "C") > (${day}::date, ${time})`;

/** Two lectures, n and l, that share a moment; equal beginnings count also where one has no length. */
export const OVERLAP: SQL = sql.raw(`l.start_date <= n.end_date and l.end_date >= n.start_date and (
  ((l.start_date, l.start_time collate "C") < (n.end_date, n.end_time collate "C")
    and (n.start_date, n.start_time collate "C") < (l.end_date, l.end_time collate "C"))
  or (l.start_date, l.start_time) = (n.start_date, n.start_time))`);
