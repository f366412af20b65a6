import type { Locale } from '@prospectus/design-system';

const HOUR_MS = 3_600_000;
const UNITS = [
  ['day', 24 * HOUR_MS],
  ['hour', HOUR_MS],
  ['minute', 60_000],
] as const;

const formats: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {};

/** How far a time is from now in the largest unit that fits: 'in 3h', '2d ago'. */
export function relativeTime(at: string, now: number, locale: Locale): string {
  const format = (formats[locale] ??= new Intl.RelativeTimeFormat(locale, { style: 'narrow' }));
  const away = Date.parse(at) - now;
  const [unit, ms] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS[2];
  return format.format(Math.trunc(away / ms), unit);
}
