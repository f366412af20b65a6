import {
  LECTURE_END_MESSAGE,
  lectureEndsAfterStart,
  type LiveLecture,
  type PasteField,
  type PasteProblem,
  type PasteRow,
  resources,
} from '@prospectus/contract';

import {
  isEitherHalf,
  readDate,
  readMoment,
  readRange,
  readTime,
  readWeekday,
  weekdayOf,
  type WrittenDay,
} from '../../platform/console/written-times.ts';
import { addDays } from './days.ts';
import type { BatchName } from './edit.ts';

const { schema } = resources['live-lectures'];
const NAMES = Object.keys(schema.shape) as (keyof LiveLecture)[];

/** A pasted row; `valid` is its lecture if it has no error. */
export type ReadRow = PasteRow & { valid?: LiveLecture };

export type Reading = {
  columns: readonly (PasteField | null)[];
  /** Values for fields without a column. */
  defaults: { [N in keyof BatchName]?: string | undefined };
  /** The number of cells of a row. */
  width: number;
  /** Some dates can only be month first, so the others may be, too. */
  hasMonthFirst: boolean;
};

/** Reads a row; each cell is read separately, so that all errors are reported. */
export function readRow(row: number, cells: readonly string[], reading: Reading): ReadRow {
  const { columns, defaults, width } = reading;
  // An unreadable row is returned as one text, so that the person can correct it.
  const whole = cells.filter((cell) => cell !== '').join(' | ');
  if (cells.length !== width) {
    const msg = `This row has ${cells.length} cells and the table ${width} columns.`;
    return { row, lecture: { start_date: whole }, problems: [{ code: 'UNREADABLE', kind: 'error', msg }] };
  }
  const lecture = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined)) as Fields;
  const problems: PasteProblem[] = [];
  const refuse = (field: LectureField, msg: string, written: string) => {
    problems.push({ code: 'UNREADABLE', kind: 'error', field, msg });
    lecture[field] = written;
  };
  const own: Fields = {};
  for (const [at, field] of columns.entries()) {
    const cell = cells[at];
    if (!field || field === 'weekday' || !cell) continue;
    const read = READERS[field](cell, reading);
    // The question mark makes the date ambiguous again when the corrected rows are sent.
    if (typeof read === 'string')
      refuse(field === 'time' ? 'start_time' : field, read, read === EITHER ? `${cell} ?` : cell);
    else
      for (const [name, value] of Object.entries(read) as [LectureField, string][]) {
        if (own[name] === undefined || own[name] === value) own[name] = value;
        else refuse(name, DIFFERENT, `${own[name]} / ${value}`);
      }
  }
  for (const [name, value] of Object.entries(own) as [LectureField, string][])
    if (!problems.some(({ field }) => field === name)) lecture[name] = value;
  if (Object.keys(own).length === 0 && problems.length === 0) refuse('start_date', DAY, whole);
  const weekday = cells[columns.indexOf('weekday')];
  if (weekday && lecture.start_date && lecture.start_date === own.start_date) {
    const read = readWeekday(weekday);
    if (read !== weekdayOf(own.start_date))
      refuse('start_date', read === undefined ? NO_WEEKDAY : WEEKDAY, `${weekday} ${own.start_date}`);
  }
  const unread = new Set(problems.map(({ field }) => field));
  if (lecture.end_date === undefined && lecture.start_date !== undefined && !unread.has('start_date'))
    lecture.end_date = endDay(lecture.start_date, lecture);
  const hasRange = columns.some((field, at) => field === 'time' && cells[at]);
  for (const field of NAMES)
    if (
      lecture[field] === undefined &&
      field !== 'end_date' &&
      !(field === 'end_time' && hasRange && unread.has('start_time'))
    )
      problems.push({ code: 'MISSING', kind: 'error', field, msg: 'Please fill this in.' });
  if (problems.length > 0) return { row, lecture, problems };
  return checked(row, lecture);
}

/** An end at 00:00 is on the next day, unless the lecture also starts at 00:00. */
const endDay = (day: string, { start_time = '', end_time }: Fields): string =>
  end_time === '00:00' && start_time > end_time ? addDays(day, 1) : day;

function checked(row: number, lecture: Partial<Record<keyof LiveLecture, string>>): ReadRow {
  const parsed = schema.safeParse(lecture);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }): PasteProblem => ({
      code: 'INVALID',
      kind: 'error',
      field: String(path[0]),
      msg: message,
    }));
    return { row, lecture, problems };
  }
  if (!lectureEndsAfterStart(parsed.data)) {
    const problem = { code: 'END_BEFORE_START', kind: 'error', field: 'end_time', msg: LECTURE_END_MESSAGE } as const;
    return { row, lecture, problems: [problem] };
  }
  return { row, lecture: parsed.data, problems: [], valid: parsed.data };
}

type LectureField = keyof LiveLecture;
type Fields = Partial<Record<LectureField, string>>;

const DAY = 'Use a date such as 05/01/2027, 2027-01-05 or 5 Jan 2027.';
const EITHER = 'Is this the day or the month first? Use a date such as 2027-01-05 or 5 Jan 2027.';
const WEEKDAY = 'The date is on another day of the week.';
const NO_WEEKDAY = 'Use a day of the week such as Friday, or leave this column out.';
const TIME = 'Use a time such as 09:30 or 9:30 AM.';
const HALF = 'Is this AM or PM? Use a time such as 14:30 or 2:30 PM.';
const RANGE = 'Use times such as 09:30-11:00.';
const DIFFERENT = 'Two cells of this row say different things.';

/** Returns fields of the lecture, or a question about an ambiguous or unreadable cell. */
type Reader = (cell: string, reading: Pick<Reading, 'hasMonthFirst'>) => Fields | string;

const READERS: Record<Exclude<PasteField, 'weekday'>, Reader> = {
  course_name: (cell) => ({ course_name: cell }),
  sem_year: (cell) => ({ sem_year: cell }),
  batch: (cell) => ({ batch: cell }),
  subject_name: (cell) => ({ subject_name: cell }),
  start_date: dayReader('start_date', 'start_time'),
  end_date: dayReader('end_date', 'end_time'),
  start_time: (cell, reading) => {
    const isRange = readTime(cell) === undefined && readRange(cell) !== undefined;
    return isRange ? rangeOf(cell) : timeOf(cell, reading, 'start_date', 'start_time');
  },
  end_time: (cell, reading) => timeOf(cell, reading, 'end_date', 'end_time'),
  time: (cell) =>
    readTime(cell) === undefined || isEitherHalf(cell) ? rangeOf(cell) : { start_time: readTime(cell) ?? '' },
};

const rangeOf = (cell: string): Fields | string => {
  const range = readRange(cell);
  return range ? { start_time: range.start, end_time: range.end } : isEitherHalf(cell) ? HALF : RANGE;
};

/** Reads a column of days; spreadsheets export a day without a time as midnight. */
function dayReader(day: 'start_date' | 'end_date', time: 'start_time' | 'end_time'): Reader {
  return (cell, reading) => {
    const date = readDate(cell);
    if (date) return dayOf(date, day, reading);
    const moment = readMoment(cell);
    if (!moment) return DAY;
    const fields = dayOf(moment.date, day, reading);
    return typeof fields === 'string' || moment.time === MIDNIGHT ? fields : { ...fields, [time]: moment.time };
  };
}

const MIDNIGHT = '00:00';

/** Reads a cell of a column of times, which may include the day. */
function timeOf(
  cell: string,
  reading: Pick<Reading, 'hasMonthFirst'>,
  day: 'start_date' | 'end_date',
  time: 'start_time' | 'end_time',
): Fields | string {
  const own = readTime(cell);
  if (own !== undefined) return isEitherHalf(cell) ? HALF : { [time]: own };
  const moment = readMoment(cell);
  if (!moment) return TIME;
  const fields = dayOf(moment.date, day, reading);
  // A spreadsheet's day without a time is no start; but a lecture may end at midnight.
  const isDay = moment.time === MIDNIGHT && time === 'start_time';
  return typeof fields === 'string' || isDay ? fields : { ...fields, [time]: moment.time };
}

function dayOf(
  { day, isDisputed, isEither }: WrittenDay,
  field: 'start_date' | 'end_date',
  { hasMonthFirst }: Pick<Reading, 'hasMonthFirst'>,
): Fields | string {
  if (isDisputed) return WEEKDAY;
  return isEither && hasMonthFirst ? EITHER : { [field]: day };
}
