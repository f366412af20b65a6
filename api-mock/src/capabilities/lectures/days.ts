import { ApiError, CALENDAR } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

import { dayIn } from '../../platform/clock/clock.ts';

const DAY_MS = 86_400_000;

/** Adds days to a day, `yyyy-MM-dd`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The number of days from the first to the second. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Refuses a range that is reversed, or has too many days; `field` is the one of its end. */
export function requireRange(from: string, to: string, maxDays: number, field: string): void {
  const days = daysBetween(from, to) + 1;
  const reason = days < 1 ? 'The last day may not precede the first.' : `Ask for at most ${maxDays} days.`;
  if (days < 1 || days > maxDays) throw new ApiError('INVALID_FIELDS', { errors: { [field]: reason } });
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/** The days of a weekly pattern, both ends included. */
export function patternDays({ first, until, weekdays }: { first: string; until: string; weekdays: readonly number[] }) {
  const days = Array.from({ length: Math.max(0, daysBetween(first, until) + 1) }, (_, at) => addDays(first, at));
  return days.filter((day) => weekdays.includes(weekdayOf(day)));
}

/** Day and time in Asia/Kolkata. */
export type LocalTime = { day: string; time: string };

export const localTime = (at: Date): LocalTime => ({ day: dayIn(at), time: CLOCK.format(at) });

export const momentOf = ({ day, time }: LocalTime): Date => new Date(`${day}T${time}:00+05:30`);

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: CALENDAR.timeZone, hour: '2-digit', minute: '2-digit' });

// The same as `lecture-times.ts` of the contract, in SQL; a test compares the two.

/** The last day of a lecture: one that ends at 00:00 is not held on that day. */
export const lastDay = (of = 'live_lectures'): SQL =>
  sql.raw(`(${of}.end_date - (${of}.end_time = '00:00' and ${of}.end_date > ${of}.start_date)::int)`);

/** Lectures on any of the days, both included; uses the index `live_lectures_on_days`. */
export const onDays = (first: string | SQL, last: string | SQL, of = 'live_lectures'): SQL => {
  const days = sql.raw(`daterange(${of}.start_date, ${of}.end_date, '[]')`);
  return sql`${days} && daterange(${first}::date, ${last}::date, '[]') and ${lastDay(of)} >= ${first}::date`;
};

/** Lectures that end after a time, `HH:mm`, of a day. */
export const endsAfter = (day: string, time: string): SQL =>
  sql`(live_lectures.end_date, live_lectures.end_time collate "C") > (${day}::date, ${time})`;

/** Whether lectures n and l overlap; equal starts overlap even without a length. */
export const OVERLAP: SQL = sql.raw(`l.start_date <= n.end_date and l.end_date >= n.start_date and (
  ((l.start_date, l.start_time collate "C") < (n.end_date, n.end_time collate "C")
    and (n.start_date, n.start_time collate "C") < (l.end_date, l.end_time collate "C"))
  or (l.start_date, l.start_time) = (n.start_date, n.start_time))`);
