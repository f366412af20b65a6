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
  /** Where its end follows from, because the start is no value while it is typed. */
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

export const newDraft = (fields: LiveLecture): Draft => ({
  ...fields,
  isNewBatch: false,
  repeats: false,
  repeat: {
    weekdays: fields.start_date ? [weekdayOf(fields.start_date)] : [],
    until: fields.start_date ? addDays(fields.start_date, 16 * 7) : '',
    skipHolidays: true,
  },
  lastStart: `${fields.start_date}T${fields.start_time}`,
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

const momentOf = (at: string) => Date.parse(`${at}:00Z`);

/** The draft with another value; the end follows its start, and a semester or batch that does not fit is emptied. */
export function changed<K extends keyof Draft>(draft: Draft, name: K, value: Draft[K]): Draft {
  const next = { ...draft, [name]: value };
  if (name === 'course_name') return { ...next, sem_year: '', batch: '', subject_name: '', isNewBatch: false };
  if (name === 'sem_year') return { ...next, batch: '', subject_name: '', isNewBatch: false };
  if (name !== 'start_date' && name !== 'start_time') return next;
  const start = `${next.start_date}T${next.start_time}`;
  if (Number.isNaN(momentOf(start))) return next;
  const end = momentOf(`${draft.end_date}T${draft.end_time}`) + momentOf(start) - momentOf(draft.lastStart);
  if (Number.isNaN(end)) return { ...next, lastStart: start };
  const at = new Date(end).toISOString();
  const [firstDay, ...otherDays] = draft.repeat.weekdays;
  const isOwnDay = otherDays.length === 0 && firstDay === weekdayOf(draft.lastStart.slice(0, 10));
  return {
    ...next,
    lastStart: start,
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
