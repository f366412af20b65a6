import { Agenda, type AgendaDay, Button, Link, Stack, Text } from '@prospectus/design-system';

import type { MouseEvent } from 'react';

import { type Lecture, lectureFile, timesElsewhere, timesText, toneOf, whenText } from './schedule-lecture.ts';

/** A way to another place: its address, and how the page goes there by itself. */
type Way = { href: string; onClick: (event: MouseEvent) => void };

type Props = {
  /** In order. */
  lectures: readonly Lecture[];
  /** How many more there are. */
  more: number;
  /** What is not shown: a week with all its classes. */
  toWeek: Way;
  /** The days before, where the list begins in the middle of its period. */
  toEarlier?: Way | undefined;
  today: string;
  emptyText: string;
  zone: string | undefined;
};

/** The schedule as a list, day by day: what the server sends, what a phone shows first, what is printed. */
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
  return [...days].map(([date, those]) => ({ date, entries: those.map((lecture) => entryOf(lecture, zone)) }));
}

function entryOf(lecture: Lecture, zone: string | undefined): AgendaDay['entries'][number] {
  const { uid, course, subject, semester, batch, cancelled, was } = lecture;
  const elsewhere = zone && timesElsewhere(lecture, zone);
  return {
    id: uid,
    time: (
      <>
        {timesText(lecture)}
        {elsewhere && <div>{elsewhere} your time</div>}
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
