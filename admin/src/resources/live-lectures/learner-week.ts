import { lectureEnd, type LectureRecord, lectureStart } from '@prospectus/contract';
import { addDays } from '@prospectus/design-system';

import { minutesBetween } from './times.ts';

/** Minutes above which a day is too long, and a free time between two lectures is a gap. */
const LIMITS = { day: 6 * 60, gap: 90 } as const;

/** The week of a batch day by day, from its Sunday, in minutes; cancelled lectures do not count. */
export function learnerWeek(lectures: readonly LectureRecord[], sunday: string) {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(sunday, index);
    const held = lectures
      .filter(({ start_date, cancelled }) => start_date === date && !cancelled)
      .map((lecture) => ({ start: lectureStart(lecture), end: lectureEnd(lecture) }))
      .toSorted((a, b) => a.start.localeCompare(b.start));
    const minutes = held.reduce((sum, { start, end }) => sum + minutesBetween(start, end), 0);
    const gaps = held
      .map(({ start }, at) => minutesBetween(held[at - 1]?.end ?? start, start))
      .filter((gap) => gap > LIMITS.gap);
    return { date, minutes, gaps, isOverloaded: minutes > LIMITS.day };
  });
}
