import type { Locale } from '../language/component-texts.ts';
import { formatDate } from '../components/text/DateTime/format-date.ts';
import type { CalendarTimes } from './calendar-event.ts';

// A time on the wall, as formatDate counts instants: in Indian time.
const clock = (time: string, locale: Locale) => formatDate(`${time}:00+05:30`, 'time', locale);

/** '9:30 am – 10:30 am'. */
export const timesText = ({ start, end }: CalendarTimes, locale: Locale): string =>
  start.length === 10 ? '' : `${clock(start, locale)} – ${clock(end, locale)}`;

/** '9:30' and ' am'. */
export function startParts(start: string, locale: Locale): [clock: string, half: string] {
  const text = start.length === 10 ? '' : clock(start, locale);
  const gap = text.indexOf('\u00A0');
  return gap < 0 ? [text, ''] : [text.slice(0, gap), text.slice(gap)];
}

/** 'Wednesday, 5 March 2025, 9:30 am – 10:30 am'. */
export const whenText = (times: CalendarTimes, locale: Locale): string =>
  [formatDate(times.start.slice(0, 10), 'weekday', locale), timesText(times, locale)].filter(Boolean).join(', ');
