import {
  lecturesOverlap,
  lectureEnd,
  isHeldBetween,
  type LecturePlan,
  type LectureRecord,
  type LectureTimes,
  lectureStart,
} from '@prospectus/contract';
import type { AgendaMark, Locale } from '@prospectus/design-system';
import type { CalendarEvent, CalendarTimes } from '@prospectus/design-system/calendar';

import { formatDay } from '../times.ts';

/** Times of a calendar as fields of a lecture; whole days begin at `at` and last an hour. */
export function timesOf({ start, end }: CalendarTimes): LectureTimes {
  if (start.length === 10) return { start_date: start, start_time: '10:00', end_date: start, end_time: '11:00' };
  return {
    start_date: start.slice(0, 10),
    start_time: start.slice(11, 16),
    end_date: end.slice(0, 10),
    end_time: end.slice(11, 16),
  };
}

export const batchText = ({ course_name, sem_year, batch }: LectureRecord) => `${course_name} · ${sem_year} · ${batch}`;

/** Lectures as a calendar shows them. */
export function eventsOf(plan: LecturePlan, locale: Locale): CalendarEvent[] {
  const clashing = clashingIds(plan);
  return plan.lectures.map((lecture) => ({
    id: lecture.id,
    title: lecture.subject_name,
    note: batchText(lecture),
    start: lectureStart(lecture),
    end: lectureEnd(lecture),
    tone: toneOf(lecture.subject_name),
    marks: marksOf(lecture, clashing.has(lecture.id)),
    ...(lecture.moved_from && {
      was: `${formatDay(lecture.moved_from.start_date, locale)} ${lecture.moved_from.start_time}`,
    }),
  }));
}

function marksOf(lecture: LectureRecord, clashes: boolean): AgendaMark[] {
  if (lecture.cancelled) return ['cancelled'];
  return [...(lecture.moved_from ? (['moved'] as const) : []), ...(clashes ? (['clash'] as const) : [])];
}

/** The lectures that are at the time of another of their batch, or on a holiday. */
function clashingIds({ lectures, holidays }: LecturePlan): ReadonlySet<string> {
  const days = holidays.map(({ date }) => date);
  const held = lectures.filter(({ cancelled }) => !cancelled);
  const found = new Set(
    held.filter((lecture) => days.some((day) => isHeldBetween(lecture, day, day))).map(({ id }) => id),
  );
  for (const batch of Map.groupBy(held, batchText).values()) {
    const sorted = batch.toSorted((a, b) => lectureStart(a).localeCompare(lectureStart(b)));
    for (const [index, lecture] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (!lecturesOverlap(lecture, other)) break;
        found.add(lecture.id).add(other.id);
      }
  }
  return found;
}

/** A number that a subject always has. */
const toneOf = (subject: string): number => {
  let sum = 7;
  for (const char of subject) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return sum;
};
