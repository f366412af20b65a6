const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?[,.]?\s+/i;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)\b/i;

/** A day as people write it, `dd/MM/yyyy`, `yyyy-MM-dd` or `5 Jan 2027`; undefined where it is none. */
export function readDay(cell: string): string | undefined {
  const text = digits(cell).replace(WEEKDAY, '').replace(ORDINAL, '$1');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text);
  if (numbers) return dayOf(numbers[4], numbers[3], numbers[1]);
  const words = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(text);
  if (words) return dayOf(words[3], monthOf(words[2]), words[1]);
  return undefined;
}

function monthOf(name = ''): string {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  const isName = at >= 0 && LONG_MONTHS[at]?.startsWith(name.toLowerCase());
  return isName || name.toLowerCase() === 'sept' ? String(at + 1) : '0';
}

const LONG_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(text);
  return !Number.isNaN(time) && year >= '1900' && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?\s*(?:m\.?)?$/i;

/** A time as people write it, `9:30`, `09:30 AM` or `9.30am`; undefined where it is none. */
export function readTime(cell: string, half?: string): string | undefined {
  const found = TIME.exec(digits(cell));
  if (!found) return undefined;
  const [, hours = '', minutes, own] = found;
  const of = (own ?? half)?.toLowerCase();
  // A number by itself is no time.
  if (minutes === undefined && of === undefined) return undefined;
  const hour = Number(hours);
  if (Number(minutes ?? 0) > 59 || hour > 23 || (of !== undefined && (hour < 1 || hour > 12))) return undefined;
  const counted = of === undefined ? hour : (hour % 12) + (of === 'p' ? 12 : 0);
  return `${String(counted).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** A range of times such as `09:30-11:00` or `9.30 to 11 am`. */
export function readRange(cell: string): { start: string; end: string } | undefined {
  const [from, to, more] = digits(cell).split(/\s*(?:-|–|—|\bto\b|\btill\b|से)\s*/i);
  if (!from || !to || more !== undefined) return undefined;
  const end = readTime(to);
  const half = TIME.exec(to)?.[3];
  const start = readTime(from);
  if (!end) return undefined;
  const alike = /[ap]/i.test(from) ? start : (half && readTime(from, half)) || start;
  const begins = alike && alike <= end ? alike : (start ?? alike);
  return begins === undefined ? undefined : { start: begins, end };
}

/** A day and a time in one cell. */
export function readMoment(cell: string): { day: string; time: string } | undefined {
  const found = /^(.+?)(?:[T ]|,\s*)(\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?)$/i.exec(digits(cell));
  const [day, time] = [found?.[1] && readDay(found[1]), found?.[2] && readTime(found[2])];
  return day && time ? { day, time } : undefined;
}

/** Devanagari digits as others. */
const digits = (text: string): string =>
  text.trim().replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x09_66));
