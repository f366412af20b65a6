/** How a moment is written. */
export type DateFormat = 'long' | 'short' | 'weekday' | 'numeric' | 'time' | 'date-time';

/**
 * A moment (`2025-07-14T09:30:00Z`) in Indian time, or a day (`2025-07-14`) as it is. Written by hand, not by `Intl`:
 * servers and browsers differ in their month names and spaces, and India keeps one time all the year.
 * Anything else comes back as it was given.
 */
export function formatDate(value: string, format: DateFormat = 'long'): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const at = new Date(isDay ? `${value}T00:00:00Z` : value).getTime();
  if (Number.isNaN(at)) return value;
  return writers[format](new Date(isDay ? at : at + INDIA));
}

const INDIA = 5.5 * 60 * 60 * 1000;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const two = (number: number) => String(number).padStart(2, '0');
const month = (date: Date) => MONTHS[date.getUTCMonth()] ?? '';
const day = (date: Date, name: string) => `${date.getUTCDate()} ${name} ${date.getUTCFullYear()}`;
const long = (date: Date) => day(date, month(date));
// The no-break space keeps the hour and its half of the day on one line.
const time = (date: Date) => {
  const hours = date.getUTCHours();
  return `${hours % 12 || 12}:${two(date.getUTCMinutes())}\u00A0${hours < 12 ? 'am' : 'pm'}`;
};

const writers: Record<DateFormat, (date: Date) => string> = {
  long,
  short: (date) => day(date, month(date).slice(0, 3)),
  weekday: (date) => `${DAYS[date.getUTCDay()]}, ${long(date)}`,
  numeric: (date) => `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`,
  time,
  'date-time': (date) => `${long(date)}, ${time(date)}`,
};
