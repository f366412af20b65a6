/** How far a moment is from another, in the largest whole unit: '3 days ago', 'in 2 hours', 'tomorrow', 'now'. */
export function relativeTime(value: string, now: number): string {
  const seconds = Math.round((new Date(value).getTime() - now) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  // Less than a minute is 'now': nobody waits for a page to count seconds.
  return words.format(unit === 'second' ? 0 : Math.trunc(seconds / length), unit);
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

const words = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
