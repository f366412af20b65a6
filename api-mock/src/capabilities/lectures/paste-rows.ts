import {
  LECTURE_END_MESSAGE,
  lectureEndsAfterStart,
  type LiveLecture,
  type PasteField,
  type PasteProblem,
  type PasteRow,
  resources,
} from '@prospectus/contract';

import { readDay, readMoment, readRange, readTime } from './paste-values.ts';
import type { BatchName } from './record.ts';

const { schema } = resources['live-lectures'];
const NAMES = Object.keys(schema.shape) as (keyof LiveLecture)[];

/** A pasted row, and the lecture it is where nothing is wrong with it. */
export type ReadRow = PasteRow & { valid?: LiveLecture };

/** One row by its columns; each cell is read for itself, so that all that is wrong is told at once. */
export function readRow(
  number: number,
  cells: readonly string[],
  columns: readonly (PasteField | null)[],
  defaults: { [N in keyof BatchName]?: string | undefined },
): ReadRow {
  const given: Partial<Record<PasteField, string>> = {};
  for (const [at, field] of columns.entries()) if (field && cells[at]) given[field] = cells[at];
  const problems: PasteProblem[] = [];
  const lecture = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined)) as Partial<
    Record<keyof LiveLecture, string>
  >;
  for (const [field, cell] of Object.entries(given) as [PasteField, string][]) {
    const read = READERS[field](cell);
    if (read) Object.assign(lecture, read);
    else problems.push({ code: 'UNREADABLE', kind: 'error', field, msg: UNREADABLE[field] ?? '' });
  }
  if (lecture.end_date === undefined && lecture.start_date !== undefined) lecture.end_date = lecture.start_date;
  const unread = new Set(problems.flatMap(({ field }) => (field === 'time' ? ['start_time', 'end_time'] : [field])));
  for (const field of NAMES)
    if (lecture[field] === undefined && !unread.has(field) && field !== 'end_date')
      problems.push({ code: 'MISSING', kind: 'error', field, msg: 'Please fill this in.' });
  if (problems.length > 0) return { row: number, lecture, problems };
  return checked(number, lecture);
}

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

type Read = Partial<Record<keyof LiveLecture, string>> | undefined;

const DAY = 'Use a date such as 05/01/2027, 2027-01-05 or 5 Jan 2027.';
const TIME = 'Use a time such as 09:30 or 9:30 AM.';
const UNREADABLE: Partial<Record<PasteField, string>> = {
  start_date: DAY,
  end_date: DAY,
  start_time: TIME,
  end_time: TIME,
  time: 'Use times such as 09:30-11:00.',
};

const READERS: Record<PasteField, (cell: string) => Read> = {
  course_name: (cell) => ({ course_name: cell }),
  sem_year: (cell) => ({ sem_year: cell }),
  batch: (cell) => ({ batch: cell }),
  subject_name: (cell) => ({ subject_name: cell }),
  start_date: (cell) => {
    const day = readDay(cell);
    const moment = day ? undefined : readMoment(cell);
    return day ? { start_date: day } : moment && { start_date: moment.day, start_time: moment.time };
  },
  end_date: (cell) => {
    const day = readDay(cell);
    const moment = day ? undefined : readMoment(cell);
    return day ? { end_date: day } : moment && { end_date: moment.day, end_time: moment.time };
  },
  start_time: (cell) => {
    const time = readTime(cell);
    if (time) return { start_time: time };
    const moment = readMoment(cell);
    return moment ? { start_date: moment.day, start_time: moment.time } : rangeOf(cell);
  },
  end_time: (cell) => {
    const time = readTime(cell);
    const moment = time ? undefined : readMoment(cell);
    return time ? { end_time: time } : moment && { end_date: moment.day, end_time: moment.time };
  },
  time: (cell) => rangeOf(cell) ?? startOf(cell),
};

function rangeOf(cell: string): Read {
  const range = readRange(cell);
  return range && { start_time: range.start, end_time: range.end };
}

function startOf(cell: string): Read {
  const time = readTime(cell);
  return time === undefined ? undefined : { start_time: time };
}
