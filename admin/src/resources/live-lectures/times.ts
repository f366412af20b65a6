import { CALENDAR } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';

// `en-CA` writes a date as yyyy-MM-dd.
const PLAIN = new Intl.DateTimeFormat('en-CA', { timeZone: CALENDAR.timeZone });
// Days are wall-clock days without a time zone; read as UTC they stay what they are.
const DAY = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Today in India, as `yyyy-MM-dd`. */
export const today = (): string => PLAIN.format(new Date());

/** `2027-05-20` as a person reads it; anything else as it is. */
export const showDay = (day: unknown): string =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? DAY.format(new Date(`${day}T00:00:00Z`))
    : typeof day === 'string'
      ? day
      : '';

/** From when to when; with the day where a lecture ends on another. */
export function showTimes(lecture: RaRecord): string {
  const ends = lecture['end_date'] === lecture['start_date'] ? '' : ` (${showDay(lecture['end_date'])})`;
  return `${String(lecture['start_time'])} – ${String(lecture['end_time'])}${ends}`;
}
