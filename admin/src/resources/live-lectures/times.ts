import { CALENDAR, lastDayOf, type LectureTimes } from '@prospectus/contract';
import type { Locale } from '@prospectus/design-system';
import type { RaRecord } from 'react-admin';

// The locale `en-CA` formats a date as yyyy-MM-dd.
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: CALENDAR.timeZone });
// A lecture's day has no time zone; it is parsed and formatted as UTC so that it does not shift.
const DAY = {
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

/** Today in India, as `yyyy-MM-dd`. */
export const today = (): string => ISO_DAY.format(new Date());

/** `2027-05-20` as 'Thu, 20 May, 2027'; any other text unchanged. */
export const formatDay = (day: unknown, locale: Locale): string =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? new Intl.DateTimeFormat(locale, DAY).format(new Date(`${day}T00:00:00Z`))
    : typeof day === 'string'
      ? day
      : '';

/** '09:30 – 11:00'; with the last day where it is another than the first. */
export function formatTimes(lecture: RaRecord, locale: Locale): string {
  const last = lastDayOf(lecture as RaRecord & LectureTimes);
  const ends = last === lecture['start_date'] ? '' : ` (${formatDay(lecture['end_date'], locale)})`;
  return `${String(lecture['start_time'])} – ${String(lecture['end_time'])}${ends}`;
}
