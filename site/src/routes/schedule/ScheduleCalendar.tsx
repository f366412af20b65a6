import { Button, type CalendarPlace } from '@prospectus/design-system';
import { Calendar, type CalendarEvent, EventFacts } from '@prospectus/design-system/calendar';
import { CALENDAR } from '@prospectus/contract/constants';
import { useMemo } from 'react';

import {
  dateText,
  type Lecture,
  lectureFile,
  timesElsewhere,
  timesText,
  toneOf,
  whenText,
} from './schedule-lecture.ts';

type Props = {
  label: string;
  place: CalendarPlace;
  onGo: (place: CalendarPlace) => void;
  lectures: readonly Lecture[];
  shortNames: Readonly<Record<string, string>>;
  emptyText: string;
  /** The visitor's time zone, if it differs. */
  zone: string | undefined;
};

/** The schedule as a calendar, in a chunk of its own. */
export function ScheduleCalendar({ label, place, onGo, lectures, shortNames, emptyText, zone }: Props) {
  const events = useMemo(() => lectures.map((lecture) => eventOf(lecture, shortNames)), [lectures, shortNames]);
  const lecturesById = useMemo(() => new Map(lectures.map((lecture) => [lecture.uid, lecture])), [lectures]);
  return (
    <Calendar
      {...place}
      label={label}
      height="fill"
      toolbar={false}
      timeZone={CALENDAR.timeZone}
      onGo={onGo}
      events={events}
      emptyText={emptyText}
      renderDetails={({ id }) => {
        const lecture = lecturesById.get(id);
        return lecture && <EventFacts facts={factsOf(lecture, zone)} />;
      }}
      renderActions={({ id }) => {
        const lecture = lecturesById.get(id);
        if (!lecture || lecture.cancelled) return null;
        return (
          <Button variant="quiet" size="small" startIcon="calendar" href={lectureFile(lecture)} download>
            Add to my calendar
          </Button>
        );
      }}
    />
  );
}

/** A lecture as a calendar event with the course as its title (§3, ENT-14). */
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

/** The details of a lecture (§2). */
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
