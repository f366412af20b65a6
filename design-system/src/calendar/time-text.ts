import type { Locale } from '../language/TextsProvider.tsx';
import { formatDate } from '../components/text/DateTime/format-date.ts';
import type { CalendarTimes } from './calendar-event.ts';

// formatDate expects instants and shows Indian time.
const clock = (time: string, locale: Locale) => formatDate(`${time}:00+05:30`, 'time', locale);

/** '9:30 am – 10:30 am'. */
export const timesText = ({ start, end }: CalendarTimes, locale: Locale): string =>
  start.length === 10 ? '' : `${clock(start, locale)} – ${clock(end, locale)}`;

/** '9:30' and 'am', '10' and 'am': as short as possible. */
export function startParts(start: string, locale: Locale): [clock: string, half: string] {
  if (start.length === 10) return ['', ''];
  const [hour = '', half = ''] = clock(start, locale).split('\u00A0');
  return [hour.replace(':00', ''), locale === 'en-IN' ? half : `\u00A0${half}`];
}

/** 'Wednesday, 5 March 2025, 9:30 am – 10:30 am'. */
export const whenText = (times: CalendarTimes, locale: Locale): string =>
  [formatDate(times.start.slice(0, 10), 'weekday', locale), timesText(times, locale)].filter(Boolean).join(', ');
