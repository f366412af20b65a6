/** A day as somebody wrote it. */
export type WrittenDay = {
  /** `yyyy-MM-dd`. */
  day: string;
  /** It was written with another day of the week. */
  isDisputed: boolean;
  /** It would be a day too with its month first. */
  isEither: boolean;
};

const SEPARATED = / {0,3}([/.-]) {0,3}/g;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const MONTH_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[ ,./-]*([\p{L}\p{M}]+)[ ,./'’-]*(\d{4}|\d{2})$/u;
const MONTH_NAME_FIRST = /^([\p{L}\p{M}]+)[ .-]*(\d{1,2})(?:st|nd|rd|th)?(?:, *| +)(\d{4})$/u;

/**
 * A day as people and spreadsheets in India write it: `dd/MM/yyyy`, `yyyy-MM-dd`, `5 Jan 2027`, `5-Jan-27`,
 * `January 5, 2027`, with or without its day of the week, in English or Hindi; undefined where it is none.
 */
export function readDate(cell: string): WrittenDay | undefined {
  let weekday: number | undefined;
  const text = plain(cell)
    .replaceAll(/\(?([\p{L}\p{M}]+)\)?[.,]?/gu, (written, name: string) => {
      const found = weekday === undefined ? indexIn(WEEKDAYS, name) : undefined;
      weekday ??= found;
      return found === undefined ? written : ' ';
    })
    .replace(/[ ,]{1,9}$/, '')
    .trim()
    .replaceAll(SEPARATED, '$1');
  const day = dayIn(text);
  if (day === undefined) return undefined;
  return { day, isDisputed: weekday !== undefined && weekday !== weekdayOf(day), isEither: isEither(text) };
}

/** A day of the week in English or Hindi, 0 is Sunday; undefined where it is none. */
export const readWeekday = (cell: string): number | undefined => indexIn(WEEKDAYS, plain(cell).replace(/\.$/, ''));

/** The day of the week of a day, 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

function dayIn(text: string): string | undefined {
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return dayOf(year, month, day);
  const numbers = DAY_FIRST.exec(text);
  if (numbers) return dayOf(numbers[4], numbers[3], numbers[1]);
  const named = MONTH_NAMED.exec(text);
  if (named) return dayOf(named[3]?.padStart(4, '20'), monthOf(named[2]), named[1]);
  const first = MONTH_NAME_FIRST.exec(text);
  return first ? dayOf(first[3], monthOf(first[1]), first[2]) : undefined;
}

/** Whether the first two numbers of a day are a month and a day that cannot be the other way round. */
export const isMonthFirst = (cell: string): boolean => {
  const [, month, , day, year] = DAY_FIRST.exec(plain(cell).replaceAll(SEPARATED, '$1')) ?? [];
  return Number(day) > 12 && dayOf(year, month, day) !== undefined;
};

function isEither(text: string): boolean {
  const [, day, , month] = DAY_FIRST.exec(text) ?? [];
  return day !== undefined && Number(day) <= 12 && Number(day) !== Number(month);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(text);
  // An empty cell of a spreadsheet is a day of 1899 or 1900.
  return !Number.isNaN(time) && year >= '1901' && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

type Names = readonly (readonly string[])[];
const LOCALES = ['en', 'hi'];
const withoutDot = (name: string) => name.normalize('NFD').replaceAll('\u093C', '').normalize('NFC').toLowerCase();
/** What the days of some dates are called, in full. */
const namesOf = (dates: readonly Date[], part: 'month' | 'weekday'): Names =>
  dates.map((date) =>
    LOCALES.map((locale) =>
      withoutDot(new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(date)),
    ),
  );
const MONTHS = namesOf(
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 1))),
  'month',
);
// 1 January 2023 was a Sunday.
const WEEKDAYS = namesOf(
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day))),
  'weekday',
);

const SHORTEST = 3;
/** Which of some names this one is, in full or its beginning. */
function indexIn(names: Names, name: string): number | undefined {
  const found = names.findIndex((own) =>
    own.some((full) => full === name || (name.length >= SHORTEST && full.startsWith(name))),
  );
  return found < 0 ? undefined : found;
}

const monthOf = (name = ''): string => String((indexIn(MONTHS, name) ?? -1) + 1);

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(?:([ap])\.?\s*(?:m\.?)?)?$/;

/** A time as people and spreadsheets write it, `9:30`, `09:30 AM`, `9.30am` or `9:30 hrs`; undefined where it is none. */
export function readTime(cell: string, half?: 'a' | 'p'): string | undefined {
  const found = TIME.exec(clock(cell));
  if (!found) return undefined;
  const [, hours = '', minutes, own] = found;
  const of = own ?? half;
  // A number by itself is no time.
  if (minutes === undefined && of === undefined) return undefined;
  const hour = Number(hours);
  if (Number(minutes ?? 0) > 59 || hour > 23 || (of !== undefined && (hour < 1 || hour > 12))) return undefined;
  const counted = of === undefined ? hour : (hour % 12) + (of === 'p' ? 12 : 0);
  return `${String(counted).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** Whether a time is as likely one of the afternoon: `2:30`, for which nobody means half past two at night. */
export const isEitherHalf = (cell: string): boolean => /^[1-5][:.]\d{2}(?::\d{2})?$/.test(clock(cell));

/** A range of times such as `09:30-11:00` or `9.30 to 11 am`; undefined where its beginning is not certain. */
export function readRange(cell: string): { start: string; end: string } | undefined {
  const [from, to, more] = plain(cell).split(/ ?(?:-|–|—|\bto\b|\btill\b|से) ?/);
  if (!from || !to || more !== undefined || isEitherHalf(from) || isEitherHalf(to)) return undefined;
  const end = readTime(to);
  const half = TIME.exec(clock(to))?.[3];
  if (end === undefined) return undefined;
  if (half === undefined || /[ap]/.test(from)) {
    const start = readTime(from);
    return start === undefined ? undefined : { start, end };
  }
  // Only the end says which half of the day: the beginning is before it, in the same half where that can be.
  const halves = half === 'a' ? (['a', 'p'] as const) : (['p', 'a'] as const);
  const start = [readTime(from, halves[0]), readTime(from, halves[1]), readTime(from)].find(
    (time) => time && time < end,
  );
  return start === undefined ? undefined : { start, end };
}

/** A day and a time in one cell. */
export function readMoment(cell: string): { date: WrittenDay; time: string } | undefined {
  const found = /^(.+?)(?:t|,? )(\d{1,2}[:.]\d{2}(?::\d{2})? ?(?:[ap]\.?m\.?)?)$/.exec(plain(cell));
  const [date, time] = [found?.[1] && readDate(found[1]), found?.[2] && readTime(found[2])];
  return date && time ? { date, time } : undefined;
}

/** In small letters, with digits as others. */
const plain = (text: string): string =>
  withoutDot(text)
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim()
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x09_66));

/** A time without what is said around it. */
const clock = (text: string): string =>
  plain(text)
    .replace(/ ?(?:hrs?|hours|ist|बजे|तक)\.?$/, '')
    .replace(/^(?:12(?:[:.]00)? ?)?noon$/, '12 pm');
