import {
  isHeldBetween,
  lectureEnd,
  type LecturePlan,
  type LectureRecord,
  lecturesOverlap,
  lectureStart,
} from '@prospectus/contract';
import type { AgendaMark, Locale } from '@prospectus/design-system';
import type { CalendarEvent } from '@prospectus/design-system/calendar';

import { formatDay } from './times.ts';

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

/** The lectures that overlap another of their batch, or are on a holiday. */
function clashingIds({ lectures, holidays }: LecturePlan): ReadonlySet<string> {
  const held = lectures.filter(({ cancelled }) => !cancelled);
  const ids = new Set(
    held.filter((lecture) => holidays.some(({ date }) => isHeldBetween(lecture, date, date))).map(({ id }) => id),
  );
  for (const batch of Map.groupBy(held, batchText).values()) {
    const sorted = batch.toSorted((a, b) => lectureStart(a).localeCompare(lectureStart(b)));
    for (const [index, lecture] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (!lecturesOverlap(lecture, other)) break;
        ids.add(lecture.id).add(other.id);
      }
  }
  return ids;
}

/** A number that a subject always has. */
const toneOf = (subject: string): number =>
  [...subject].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
