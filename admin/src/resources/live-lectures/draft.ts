import {
  LECTURE_END_MESSAGE,
  lectureEnd,
  lectureEndsAfterStart,
  type LectureRecord,
  type LectureRepeat,
  lectureStart,
  type LiveLecture,
} from '@prospectus/contract';
import { addDays } from '@prospectus/design-system';

import { minutesBetween, movedBy, timesOf } from './times.ts';

/** A lecture while it is edited. */
export type Draft = LiveLecture & {
  /** A batch that is created with the lecture. */
  isNewBatch: boolean;
  repeats: boolean;
  repeat: LectureRepeat;
  /** The last valid start, from which the end follows: while it is typed the start has no value. */
  lastStart: string;
};

export const LECTURE_FIELDS = [
  'course_name',
  'sem_year',
  'batch',
  'subject_name',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
] as const;

/** The day of the week, 1 is Monday and 7 Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const REPEAT_WEEKS = 16;

export const newDraft = (fields: LiveLecture): Draft => ({
  ...fields,
  isNewBatch: false,
  repeats: false,
  repeat: {
    weekdays: fields.start_date ? [weekdayOf(fields.start_date)] : [],
    until: fields.start_date ? addDays(fields.start_date, REPEAT_WEEKS * 7) : '',
    skipHolidays: true,
  },
  lastStart: lectureStart(fields),
});

export const fieldsOf = (lecture: LiveLecture | LectureRecord): LiveLecture =>
  Object.fromEntries(LECTURE_FIELDS.map((name) => [name, lecture[name]])) as LiveLecture;

/** The draft with other values; its end, and the day of the week it repeats on, follow its start. */
export function changed(draft: Draft, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change };
  const [start, end] = [lectureStart(next), lectureEnd(draft)];
  const minutes = minutesBetween(draft.lastStart, start);
  if (minutes === 0 || Number.isNaN(minutes)) return next;
  const { weekdays } = draft.repeat;
  const isOnItsDay = weekdays.length === 1 && weekdays[0] === weekdayOf(draft.lastStart.slice(0, 10));
  return {
    ...next,
    // Without an end, which is being typed, only the start moves.
    ...(!Number.isNaN(minutesBetween(start, end)) && movedBy(timesOf({ start: draft.lastStart, end }), minutes)),
    lastStart: start,
    ...(isOnItsDay && { repeat: { ...draft.repeat, weekdays: [weekdayOf(next.start_date)] } }),
  };
}

const FILL_IN = 'Please fill this in.';

/** What is missing or wrong in a draft, by field. */
export function problemsOf(draft: Draft): Record<string, string> {
  const missing = LECTURE_FIELDS.filter((name) => draft[name].trim() === '');
  if (missing.length > 0) return Object.fromEntries(missing.map((name) => [name, FILL_IN]));
  if (!lectureEndsAfterStart(draft)) return { end_time: LECTURE_END_MESSAGE };
  if (!draft.repeats) return {};
  if (draft.repeat.weekdays.length === 0) return { 'repeat.weekdays': 'Choose a day of the week.' };
  return draft.repeat.until ? {} : { 'repeat.until': FILL_IN };
}
