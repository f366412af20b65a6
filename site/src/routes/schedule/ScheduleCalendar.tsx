import { Button, type CalendarPlace } from '@prospectus/design-system';
import { Calendar, EventFacts } from '@prospectus/design-system/calendar';
import { CALENDAR } from '@prospectus/contract/constants';
import { useMemo } from 'react';

import { lectureFile } from './lecture-file.ts';
import { eventOf, factsOf } from './schedule-event.tsx';
import type { Lecture } from './schedule-lecture.ts';

type Props = {
  label: string;
  place: CalendarPlace;
  onGo: (place: CalendarPlace) => void;
  lectures: readonly Lecture[];
  shortNames: Readonly<Record<string, string>>;
  emptyText: string;
  /** The reader's own zone, where its clocks differ. */
  zone: string | undefined;
};

/** The schedule as a calendar; its code is loaded when it is used. */
export function ScheduleCalendar({ label, place, onGo, lectures, shortNames, emptyText, zone }: Props) {
  const events = useMemo(() => lectures.map((lecture) => eventOf(lecture, shortNames)), [lectures, shortNames]);
  const known = useMemo(() => new Map(lectures.map((lecture) => [lecture.uid, lecture])), [lectures]);
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
        const lecture = known.get(id);
        return lecture && <EventFacts facts={factsOf(lecture, zone)} />;
      }}
      renderActions={({ id }) => {
        const lecture = known.get(id);
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
