import { lectureEnd, type LectureRecord, lectureStart } from '@prospectus/contract';
import { addDays } from '@prospectus/design-system';

/** More than this on one day is too much, and a free time longer than this between two lectures is a gap; in minutes. */
const WEEK_LIMITS = { day: 6 * 60, gap: 90 } as const;

export type LearnerDay = {
  date: string;
  lectures: readonly LectureRecord[];
  minutes: number;
  /** Free times between two lectures, in minutes. */
  gaps: readonly number[];
  isOverloaded: boolean;
};

const minutes = (from: string, to: string) => (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;

/** The week of a batch day by day, from its Sunday; what is cancelled counts nothing. */
export function learnerWeek(lectures: readonly LectureRecord[], sunday: string): LearnerDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(sunday, index);
    const own = lectures
      .filter((lecture) => lecture.start_date === date)
      .toSorted((a, b) => lectureStart(a).localeCompare(lectureStart(b)));
    const held = own.filter(({ cancelled }) => !cancelled);
    const total = held.reduce((sum, lecture) => sum + minutes(lectureStart(lecture), lectureEnd(lecture)), 0);
    const gaps = held.flatMap((lecture, at) => {
      const before = held[at - 1];
      const free = before ? minutes(lectureEnd(before), lectureStart(lecture)) : 0;
      return free > WEEK_LIMITS.gap ? [free] : [];
    });
    return { date, lectures: own, minutes: total, gaps, isOverloaded: total > WEEK_LIMITS.day };
  });
}
