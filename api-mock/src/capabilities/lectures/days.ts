import { CALENDAR } from '@prospectus/contract';

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
