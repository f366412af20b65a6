import type { Answer } from '@prospectus/contract';

type LectureItem = Answer<'GET /liveLecture'>[number];

/** A lecture in the schedule; times are local times of Asia/Kolkata, `2025-03-05T09:30`. */
export type Lecture = {
  /** The id; `id` is stripped from the data of a page. */
  uid: string;
  course: string;
  subject: string;
  semester: string;
  batch: string;
  start: string;
  end: string;
  cancelled?: true;
  /** The times before it was moved. */
  was?: { start: string; end: string };
};

export const lectureOf = (item: LectureItem): Lecture => ({
  uid: item.id,
  course: item.course_name,
  subject: item.subject_name,
  semester: item.sem_year,
  batch: item.batch,
  ...timesOf(item),
  ...(item.cancelled && { cancelled: true }),
  ...(item.moved_from && { was: timesOf(item.moved_from) }),
});

const timesOf = (item: Pick<LectureItem, 'start_date' | 'start_time' | 'end_date' | 'end_time'>) => ({
  start: `${item.start_date}T${item.start_time.slice(0, 5)}`,
  end: `${item.end_date}T${item.end_time.slice(0, 5)}`,
});

/** 'dd/MM/yyyy'. */
export const dateText = (time: string): string => `${time.slice(8, 10)}/${time.slice(5, 7)}/${time.slice(0, 4)}`;

/** 'hh:mma'. */
export function clockText(time: string): string {
  const hours = Number(time.slice(11, 13));
  return `${String(hours % 12 || 12).padStart(2, '0')}:${time.slice(14, 16)}${hours < 12 ? 'AM' : 'PM'}`;
}

/** 'hh:mma to hh:mma'. */
export const timesText = ({ start, end }: { start: string; end: string }): string =>
  `${clockText(start)} to ${clockText(end)}`;

/** 'dd/MM/yyyy, hh:mma to hh:mma'. */
export const whenText = (times: { start: string; end: string }): string =>
  `${dateText(times.start)}, ${timesText(times)}`;

/** The times in another time zone, if they differ. */
export function timesElsewhere(times: { start: string; end: string }, timeZone: string): string | undefined {
  const local = { start: inZone(times.start, timeZone), end: inZone(times.end, timeZone) };
  return local.start === times.start ? undefined : timesText(local);
}

const inZone = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(`${time}:00+05:30`))
    .replace(' ', 'T');

/** A hash of the subject, so that it has the same shape and colour on every page. */
export function toneOf(subject: string): number {
  let sum = 7;
  for (const letter of subject) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

/** Address of a lecture's calendar file. */
export const lectureFile = ({ uid }: Pick<Lecture, 'uid'>): string => `/api/lectures/${uid}.ics`;
