import type { CalendarEvent } from '@prospectus/design-system/calendar';

import { dateText, type Lecture, timesElsewhere, timesText, toneOf, whenText } from './schedule-lecture.ts';

/** A lecture as an event of the calendar, whose title is the course (§3, ENT-14). */
export const eventOf = (
  { uid, course, subject, start, end, cancelled, was }: Lecture,
  shortNames: Readonly<Record<string, string>> = {},
): CalendarEvent => ({
  id: uid,
  title: course,
  shortTitle: shortNames[course],
  note: subject,
  tone: toneOf(subject),
  start,
  end,
  marks: [...(cancelled ? (['cancelled'] as const) : []), ...(was ? (['moved'] as const) : [])],
});

/** What is said of a lecture beside its event: the course first, then what, when and for whom (§2). */
export const factsOf = (lecture: Lecture, zone: string | undefined) => [
  ...(lecture.cancelled ? [{ name: 'Cancelled', value: 'This class won’t take place.' }] : []),
  { name: 'Course', value: lecture.course },
  { name: 'Subject', value: lecture.subject },
  { name: 'Date', value: dateText(lecture.start) },
  { name: 'Time', value: timesText(lecture) },
  ...(zone ? [{ name: 'Your time', value: timesElsewhere(lecture, zone) }] : []),
  ...(lecture.was ? [{ name: 'Moved from', value: <s>{whenText(lecture.was)}</s> }] : []),
  { name: 'Batch', value: lecture.batch },
  { name: 'Semester', value: lecture.semester },
];
