import type { CalendarTimes } from './calendar-event.ts';

const MINUTE = 60_000;

// Local times are treated as UTC, so that the reader's own zone has no effect.
const toMs = (time: string) => Date.parse(`${time.length === 10 ? `${time}T00:00` : time}Z`);
const fromMs = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** The time some minutes later or earlier. */
export const addMinutes = (time: string, minutes: number): string => fromMs(toMs(time) + minutes * MINUTE);

/** Minutes between two times. */
export const minutesBetween = ({ start, end }: CalendarTimes): number => (toMs(end) - toMs(start)) / MINUTE;

/** Both times, some minutes later or earlier. */
export const shift = ({ start, end }: CalendarTimes, minutes: number): CalendarTimes => ({
  start: addMinutes(start, minutes),
  end: addMinutes(end, minutes),
});

/** The current local time in a zone: `2025-03-05T09:30:00`. */
export const nowIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(Date.now())
    .replace(' ', 'T');
