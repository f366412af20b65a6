import {
  LECTURE_END_MESSAGE,
  lectureEndsAfterStart,
  type LectureRecord,
  type LectureRepeat,
  type LiveLecture,
} from '@prospectus/contract';
import { addDays } from '@prospectus/design-system';

/** A lecture as its form has it. */
export type Draft = LiveLecture & {
  /** A batch that is made with the lecture. */
  isNewBatch: boolean;
  repeats: boolean;
  repeat: LectureRepeat;
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

export const newDraft = (fields: LiveLecture): Draft => ({
  ...fields,
  isNewBatch: false,
  repeats: false,
  repeat: {
    weekdays: fields.start_date ? [weekdayOf(fields.start_date)] : [],
    until: fields.start_date ? addDays(fields.start_date, 16 * 7) : '',
    skipHolidays: true,
  },
});

export const fieldsOf = (lecture: LiveLecture | LectureRecord): LiveLecture => ({
  course_name: lecture.course_name,
  sem_year: lecture.sem_year,
  batch: lecture.batch,
  subject_name: lecture.subject_name,
  start_date: lecture.start_date,
  start_time: lecture.start_time,
  end_date: lecture.end_date,
  end_time: lecture.end_time,
});

const minutesOf = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) / 60_000;

/** The draft with another value; the end follows its start, and a semester or batch that does not fit is emptied. */
export function changed<K extends keyof Draft>(draft: Draft, name: K, value: Draft[K]): Draft {
  const next = { ...draft, [name]: value };
  if (name === 'course_name') return { ...next, sem_year: '', batch: '', subject_name: '', isNewBatch: false };
  if (name === 'sem_year') return { ...next, batch: '', subject_name: '', isNewBatch: false };
  if (name !== 'start_date' && name !== 'start_time') return next;
  const length = minutesOf(draft.end_date, draft.end_time) - minutesOf(draft.start_date, draft.start_time);
  const end = (minutesOf(next.start_date, next.start_time) + length) * 60_000;
  if (Number.isNaN(end)) return next;
  const at = new Date(end).toISOString();
  const isOwnDay = draft.repeat.weekdays.length === 1 && draft.repeat.weekdays[0] === weekdayOf(draft.start_date);
  return {
    ...next,
    end_date: at.slice(0, 10),
    end_time: at.slice(11, 16),
    ...(isOwnDay && { repeat: { ...draft.repeat, weekdays: [weekdayOf(next.start_date)] } }),
  };
}

const PLEASE = 'Please fill this in.';

/** What is missing or wrong in a draft, by field. */
export function problemsOf(draft: Draft): Partial<Record<string, string>> {
  const missing = LECTURE_FIELDS.filter((name) => draft[name].trim() === '').map((name) => [name, PLEASE]);
  if (missing.length > 0) return Object.fromEntries(missing) as Record<string, string>;
  if (!lectureEndsAfterStart(draft)) return { end_time: LECTURE_END_MESSAGE };
  if (!draft.repeats) return {};
  if (draft.repeat.weekdays.length === 0) return { 'repeat.weekdays': 'Choose a day of the week.' };
  if (!draft.repeat.until) return { 'repeat.until': PLEASE };
  return {};
}
