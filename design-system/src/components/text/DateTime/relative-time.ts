import type { Locale } from '../../../language/component-texts.ts';

/** The distance between two instants in the largest whole unit: '3 days ago', 'in 2 hours', 'tomorrow', 'now'. */
export function relativeTime(value: string, now: number, locale: Locale = 'en-IN'): string {
  const seconds = Math.round((new Date(value).getTime() - now) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  // Less than a minute is 'now'.
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    unit === 'second' ? 0 : Math.trunc(seconds / length),
    unit,
  );
}

const DAY = 86_400;
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 3600],
  ['minute', 60],
] as const;
