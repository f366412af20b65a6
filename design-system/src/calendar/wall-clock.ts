import type { CalendarTimes } from './calendar-event.ts';

const MINUTE = 60_000;

// A time on the wall is counted as if it were UTC: nothing of the reader's own zone comes in.
const toMs = (time: string) => Date.parse(`${time.length === 10 ? `${time}T00:00` : time}Z`);
const fromMs = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** The time some minutes later, or earlier. */
export const addMinutes = (time: string, minutes: number): string => fromMs(toMs(time) + minutes * MINUTE);

/** How many minutes lie between two times. */
export const minutesBetween = ({ start, end }: CalendarTimes): number => (toMs(end) - toMs(start)) / MINUTE;

/** Both times, some minutes later or earlier. */
export const shift = ({ start, end }: CalendarTimes, minutes: number): CalendarTimes => ({
  start: addMinutes(start, minutes),
  end: addMinutes(end, minutes),
});

/** What clocks say now in a zone: `2025-03-05T09:30:00`. */
export const nowIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(Date.now())
    .replace(' ', 'T');
