import type { Locale } from '../../../language/TextsProvider.tsx';

/** The format of a date. */
export type DateFormat = 'long' | 'short' | 'weekday' | 'numeric' | 'time' | 'date-time';

/**
 * An instant (`2025-07-14T09:30:00Z`) in Indian time, or a day (`2025-07-14`) as it is; any other text is returned
 * unchanged. Does not use `Intl`: servers and browsers differ in month names and spaces, and hydration would fail.
 * India has no daylight saving time.
 */
export function formatDate(value: string, format: DateFormat = 'long', locale: Locale = 'en-IN'): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const at = new Date(isDay ? `${value}T00:00:00Z` : value).getTime();
  if (Number.isNaN(at)) return value;
  return formats[format](new Date(isDay ? at : at + INDIA), dateNames[locale]);
}

const INDIA = 5.5 * 60 * 60 * 1000;

interface Names {
  months: readonly string[];
  shortMonths: readonly string[];
  days: readonly string[];
  halves: readonly [string, string];
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const HINDI_MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्तूबर नवंबर दिसंबर'.split(' ');

/** Names of months, days and halves of the day in each language. */
export const dateNames: Record<Locale, Names> = {
  'en-IN': {
    months: MONTHS,
    shortMonths: MONTHS.map((month) => month.slice(0, 3)),
    days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    halves: ['am', 'pm'],
  },
  'hi-IN': {
    months: HINDI_MONTHS,
    shortMonths: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्तू॰ नव॰ दिस॰'.split(' '),
    days: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
    halves: ['पूर्वाह्न', 'अपराह्न'],
  },
};

const twoDigits = (number: number) => String(number).padStart(2, '0');
const day = (date: Date, months: readonly string[]) =>
  `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
const long = (date: Date, { months }: Names) => day(date, months);
// No-break spaces keep the hour and its half of the day on one line.
const time = (date: Date, { halves }: Names) => {
  const hours = date.getUTCHours();
  return `${hours % 12 || 12}:${twoDigits(date.getUTCMinutes())}\u00A0${halves[hours < 12 ? 0 : 1]}`;
};

const formats: Record<DateFormat, (date: Date, names: Names) => string> = {
  long,
  short: (date, { shortMonths }) => day(date, shortMonths),
  weekday: (date, known) => `${known.days[date.getUTCDay()]}, ${long(date, known)}`,
  numeric: (date) => `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`,
  time,
  'date-time': (date, known) => `${long(date, known)}, ${time(date, known)}`,
};
