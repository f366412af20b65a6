import type { Locale } from '../../../language/TextsProvider.tsx';
import { dateNames } from '../../text/DateTime/format-date.ts';

/** The period that a calendar shows, and its layout; a list shows a month. */
export type CalendarView = 'month' | 'week' | 'day' | 'list';

/** Days from `start` to `end`, both included, as `yyyy-MM-dd`. */
export interface CalendarPeriod {
  start: string;
  end: string;
}

/** The day some days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The Sunday on which the week of a day starts. */
export const startOfWeek = (day: string): string => addDays(day, -utc(day).getUTCDay());

/** The period of a view: the month (also as a list), the week from Sunday, or the day. */
export function calendarPeriod(view: CalendarView, day: string): CalendarPeriod {
  if (view === 'day') return { start: day, end: day };
  if (view === 'week') return { start: startOfWeek(day), end: addDays(startOfWeek(day), 6) };
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: addDays(nextMonth(start, 1), -1) };
}

/**
 * Whether an event overlaps a period. Its end, a time such as `2025-03-05T09:30`, is excluded: an event that ends at
 * 00:00 does not overlap the day that starts then.
 */
export const isInPeriod = (times: CalendarPeriod, { start, end }: CalendarPeriod): boolean =>
  times.start.slice(0, 10) <= end && (times.end > `${start}T00:00` || times.start >= start);

/** The day after a step back (-1) or forward (1); a month's step ends on the first. */
export function stepCalendar(view: CalendarView, day: string, step: -1 | 1): string {
  if (view === 'day') return addDays(day, step);
  if (view === 'week') return addDays(day, 7 * step);
  return nextMonth(`${day.slice(0, 7)}-01`, step);
}

/** Name of a period in the toolbar: `March 2025`, `March 05, 2025`, `March 02 – March 08, 2025`. */
export function calendarLabel(view: CalendarView, day: string, locale: Locale = 'en-IN'): string {
  const { start, end } = calendarPeriod(view, day);
  const { months } = dateNames[locale];
  const month = (at: string) => months[Number(at.slice(5, 7)) - 1] ?? '';
  const date = (at: string) =>
    locale === 'en-IN' ? `${month(at)} ${at.slice(8)}` : `${Number(at.slice(8))} ${month(at)}`;
  const withYear = (at: string) => `${date(at)}${locale === 'en-IN' ? ',' : ''} ${at.slice(0, 4)}`;
  if (view === 'day') return withYear(start);
  if (view === 'week')
    return `${start.slice(0, 4) === end.slice(0, 4) ? date(start) : withYear(start)} – ${withYear(end)}`;
  return `${month(start)} ${start.slice(0, 4)}`;
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

function nextMonth(first: string, step: number): string {
  const date = utc(first);
  date.setUTCMonth(date.getUTCMonth() + step);
  return date.toISOString().slice(0, 10);
}
