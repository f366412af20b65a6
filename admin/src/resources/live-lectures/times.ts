import { lastDayOf, lectureEnd, lectureStart, type LectureTimes } from '@prospectus/contract';
import type { Locale } from '@prospectus/design-system';
import type { CalendarTimes } from '@prospectus/design-system/calendar';
import type { RaRecord } from 'react-admin';

import { dayOf } from '../../layout/india-time.ts';

// A lecture's day has no time zone; it is parsed and formatted as UTC so that it does not shift.
const DAY = { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** Today in India, as `yyyy-MM-dd`. */
export const today = (): string => dayOf(new Date().toISOString());

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** `2027-05-20` as 'Thu, 20 May, 2027'; any other text unchanged. */
export const formatDay = (day: unknown, locale: Locale): string =>
  isDay(day) ? new Intl.DateTimeFormat(locale, DAY).format(new Date(day)) : typeof day === 'string' ? day : '';

/** '09:30 – 11:00'; with the last day where it is another than the first. */
export function formatTimes(lecture: RaRecord | LectureTimes, locale: Locale): string {
  const { start_date, start_time, end_date, end_time } = lecture as LectureTimes;
  const isOneDay = lastDayOf({ start_date, end_date, end_time }) === start_date;
  return `${start_time} – ${end_time}${isOneDay ? '' : ` (${formatDay(end_date, locale)})`}`;
}

/** Times of a calendar as fields of a lecture; a whole day becomes an hour at 10:00. */
export function timesOf({ start, end }: CalendarTimes): LectureTimes {
  if (start.length === 10) return { start_date: start, start_time: '10:00', end_date: start, end_time: '11:00' };
  const [start_date = '', start_time = ''] = start.split('T');
  const [end_date = '', end_time = ''] = end.split('T');
  return { start_date, start_time, end_date, end_time };
}

const msOf = (time: string): number => Date.parse(`${time}:00Z`);

/** The minutes from one local time, `2027-05-20T09:30`, to another; not a number where one of them is none. */
export const minutesBetween = (from: string, to: string): number => (msOf(to) - msOf(from)) / 60_000;

/** The times of a lecture some minutes later. */
export function movedBy(lecture: LectureTimes, minutes: number): LectureTimes {
  const move = (time: string) => new Date(msOf(time) + minutes * 60_000).toISOString().slice(0, 16);
  return timesOf({ start: move(lectureStart(lecture)), end: move(lectureEnd(lecture)) });
}
