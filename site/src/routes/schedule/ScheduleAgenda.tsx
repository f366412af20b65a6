import { Agenda, type AgendaDay, Button, Link, Stack, Text } from '@prospectus/design-system';

import type { MouseEvent } from 'react';

import { type Lecture, lectureFile, timesElsewhere, timesText, toneOf, whenText } from './schedule-lecture.ts';

/** A link to another period, with its handler in the browser. */
type PeriodLink = { href: string; onClick: (event: MouseEvent) => void };

type Props = {
  /** Sorted. */
  lectures: readonly Lecture[];
  /** Number of lectures that are not shown. */
  more: number;
  /** The week with all its lectures. */
  toWeek: PeriodLink;
  /** The earlier days, if the list starts in the middle of its period. */
  toEarlier?: PeriodLink | undefined;
  today: string;
  emptyText: string;
  zone: string | undefined;
};

/** The schedule as a list by day: on the server, on phones, and in print. */
export function ScheduleAgenda({ lectures, more, toWeek, toEarlier, today, emptyText, zone }: Props) {
  return (
    <Stack gap={2}>
      {toEarlier && (
        <Text size="small">
          <Link {...toEarlier}>Earlier this month</Link>
        </Text>
      )}
      <Agenda days={daysOf(lectures, zone)} today={today} emptyText={emptyText} />
      {more > 0 && (
        <Text>
          And {more} more. Choose a course, a semester or a batch, or <Link {...toWeek}>see a week at a time</Link>.
        </Text>
      )}
    </Stack>
  );
}

function daysOf(lectures: readonly Lecture[], zone: string | undefined): AgendaDay[] {
  const days = Map.groupBy(lectures, ({ start }) => start.slice(0, 10));
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay.map((lecture) => entryOf(lecture, zone)) }));
}

function entryOf(lecture: Lecture, zone: string | undefined): AgendaDay['entries'][number] {
  const { uid, course, subject, semester, batch, cancelled, was } = lecture;
  const localTimes = zone && timesElsewhere(lecture, zone);
  return {
    id: uid,
    time: (
      <>
        {timesText(lecture)}
        {localTimes && <div>{localTimes} your time</div>}
      </>
    ),
    was: was && whenText(was),
    title: course,
    note: `${subject} · ${semester} · ${batch}`,
    tone: toneOf(subject),
    marks: [...(cancelled ? (['cancelled'] as const) : []), ...(was ? (['moved'] as const) : [])],
    actions: !cancelled && (
      <Button
        variant="quiet"
        size="small"
        startIcon="calendar"
        href={lectureFile(lecture)}
        download
        aria-label={`Add to my calendar: ${subject}, ${timesText(lecture)}`}
        data-print="no"
      >
        Add
      </Button>
    ),
  };
}
