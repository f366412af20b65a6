import { CALENDAR } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

import { dayIn } from '../../platform/clock/clock.ts';

const DAY_MS = 86_400_000;

/** A day, `yyyy-MM-dd`, some days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** How many days the second is after the first. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/** The days of a weekly pattern, both ends included. */
export function patternDays({ first, until, weekdays }: { first: string; until: string; weekdays: readonly number[] }) {
  const days = Array.from({ length: Math.max(0, daysBetween(first, until) + 1) }, (_, at) => addDays(first, at));
  return days.filter((day) => weekdays.includes(weekdayOf(day)));
}

/** A moment as the clocks in Asia/Kolkata show it. */
export type LocalTime = { day: string; time: string };

export const localTime = (at: Date): LocalTime => ({ day: dayIn(at), time: CLOCK.format(at) });

/** The moment of a day and a time, as the clocks in Asia/Kolkata show them. */
export const momentOf = ({ day, time }: LocalTime): Date => new Date(`${day}T${time}:00+05:30`);

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: CALENDAR.timeZone, hour: '2-digit', minute: '2-digit' });

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
