import type { LectureOperation, LectureRecord, LiveLecture } from '@prospectus/contract';
import { CALENDAR, lectureEnd, lectureStart } from '@prospectus/contract';
import { Button, ErrorState, Skeleton, Stack, stepCalendar, Text } from '@prospectus/design-system';
import { type MenuAction, MenuButton } from '@prospectus/design-system/console';
import type { CalendarEvent, CalendarProps, CalendarTimes } from '@prospectus/design-system/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { lazyPart } from '../../../layout/lazy-part.tsx';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { useIsTabletUp } from '../../../layout/use-viewport.ts';
import { useContractText, useLanguage } from '../../../texts/language-context.ts';
import { formatDay, formatTimes } from '../times.ts';
import { CopyWeek } from './CopyWeek.tsx';
import { fieldsOf } from './draft.ts';
import { eventsOf, timesOf } from './events.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { LectureDrawer } from './LectureDrawer.tsx';
import { LectureTable } from './LectureTable.tsx';
import { daysToRead, type PlannerPlace, usePlace } from './place.ts';
import { cachedLecture } from './plan-cache.ts';
import { PlanFilterBar } from './PlanFilterBar.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { ChangesProvider, useChanges } from './use-changes.tsx';
import { usePlan, usePrefetchedPlan } from './use-plan.ts';

const HEIGHT = 720;
const NO_EVENTS: CalendarEvent[] = [];

const LazyCalendar = lazyPart<CalendarProps>(
  async () => (await import('@prospectus/design-system/calendar')).Calendar,
  () => <Skeleton height={HEIGHT} />,
);

/** Plans lectures: a calendar or a table over one set of filters, and the form of a lecture beside it. */
export function Planner() {
  return (
    <ChangesProvider>
      <PlannerScreen />
    </ChangesProvider>
  );
}

function PlannerScreen() {
  const { text } = useLanguage();
  const contractText = useContractText();
  const isWide = useIsTabletUp();
  const { place, go } = usePlace(!isWide);
  const [isCopying, setCopying] = useState(false);
  const create = (times: Partial<LiveLecture> = {}) =>
    go({
      lecture: 'new',
      start: times.start_date && lectureStart(times as LiveLecture),
      end: times.end_date && lectureEnd(times as LiveLecture),
      like: undefined,
    });
  const close = () => go({ lecture: undefined, start: undefined, end: undefined, like: undefined }, true);
  const initial = useInitial(place);
  const tools: MenuAction[] = [
    { label: text('planner.pasteTitle'), href: '/live-lectures/paste' },
    { label: text('planner.copyWeek'), onSelect: () => setCopying(true), icon: 'layers' },
    { label: text('planner.clashesTitle'), href: '/live-lectures/clashes', icon: 'warning' },
    { label: text('planner.weekTitle'), href: '/live-lectures/week', icon: 'users' },
    { label: text('shell.menu.batches'), href: '/batches', icon: 'layers' },
    { label: text('shell.menu.holidays'), href: '/holidays', icon: 'calendar' },
  ];
  return (
    <Stack gap={2}>
      <PageHeader
        title={contractText('Live lectures')}
        actions={
          <>
            <UndoButtons />
            <MenuButton
              label={text('planner.tools')}
              items={tools}
              trigger={
                <Button variant="secondary" size="small">
                  {text('planner.tools')}
                </Button>
              }
            />
            <ExportMenu place={place} />
            <Button size="small" onClick={() => create()}>
              {text('planner.newLecture')}
            </Button>
          </>
        }
      />
      <PlanFilterBar filters={place.filters} onChange={(filters) => go(filters, true)} />
      <Stack direction="row" gap={1} align="center">
        <Button
          variant={place.isTable ? 'quiet' : 'secondary'}
          size="small"
          aria-pressed={!place.isTable}
          onClick={() => go({ view: undefined })}
        >
          {text('planner.calendar')}
        </Button>
        <Button
          variant={place.isTable ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={place.isTable}
          onClick={() => go({ view: 'table' })}
        >
          {text('planner.table')}
        </Button>
      </Stack>
      {place.isTable ? (
        <LectureTable place={place} onGo={go} />
      ) : (
        <PlanCalendar place={place} go={go} onCreate={create} />
      )}
      {place.open && (
        <LectureDrawer
          key={place.open}
          id={place.open}
          initial={initial}
          onClose={close}
          onDuplicate={(lecture) => go({ lecture: 'new', like: lecture.id, start: undefined, end: undefined }, true)}
        />
      )}
      {isCopying && <CopyWeek place={place} onClose={() => setCopying(false)} />}
    </Stack>
  );
}

type PlanCalendarProps = {
  place: PlannerPlace;
  go: ReturnType<typeof usePlace>['go'];
  onCreate: (times: Partial<LiveLecture>) => void;
};

function PlanCalendar({ place, go, onCreate }: PlanCalendarProps) {
  const { text, locale } = useLanguage();
  const { make } = useChanges();
  const { view, date, filters } = place;
  const of = { ...daysToRead(date), ...filters };
  const { data, error, isPending, isPlaceholderData, refetch } = usePlan(of);
  const isReady = data !== undefined && !isPlaceholderData;
  usePrefetchedPlan({ ...daysToRead(stepCalendar('month', date, 1)), ...filters }, isReady);
  usePrefetchedPlan({ ...daysToRead(stepCalendar('month', date, -1)), ...filters }, isReady);
  const events = useMemo(() => (data ? eventsOf(data, locale) : NO_EVENTS), [data, locale]);
  const lectureOf = (id: string) => data?.lectures.find((lecture) => lecture.id === id);

  const move = (event: CalendarEvent, to: CalendarTimes) => {
    const lecture = lectureOf(event.id);
    if (!lecture) return Promise.reject(new Error('gone'));
    const times = timesOf(to);
    const when = `${formatDay(times.start_date, locale)}, ${formatTimes({ id: '', ...times }, locale)}`;
    return make({
      label: text('planner.moved', { what: lecture.subject_name, when }),
      asksScope: lecture.series_id !== null,
      operations: (newest, scope): LectureOperation[] => [
        {
          op: 'update',
          id: lecture.id,
          version: newest(lecture).version,
          fields: times,
          ...(scope && { scope }),
        },
      ],
    });
  };

  if (error && !data)
    return (
      <ErrorState
        headingLevel={2}
        title={text('planner.notLoaded')}
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap={1}>
      <LazyCalendar
        label={text('planner.calendarLabel')}
        view={view}
        date={date}
        onGo={(to) => go({ view: to.view, date: to.date })}
        events={events}
        holidays={data?.holidays}
        timeZone={CALENDAR.timeZone}
        headingLevel={2}
        height={HEIGHT}
        busy={isPending || isPlaceholderData}
        emptyText={text('planner.empty')}
        onMove={move}
        onResize={move}
        onSelect={(times) => onCreate(timesOf(times))}
        onOpen={({ id }) => go({ lecture: id })}
        renderDetails={({ id }) => {
          const lecture = lectureOf(id);
          return lecture && <Details lecture={lecture} />;
        }}
      />
    </Stack>
  );
}

function Details({ lecture }: { lecture: LectureRecord }) {
  const { locale } = useLanguage();
  return (
    <Stack gap={0.5}>
      <Text size="small">
        <b>{lecture.subject_name}</b>
      </Text>
      <Text size="small">
        {formatDay(lecture.start_date, locale)}, {formatTimes(lecture, locale)}
      </Text>
      <Text size="small" tone="muted">
        {lecture.course_name} · {lecture.sem_year} · {lecture.batch}
      </Text>
    </Stack>
  );
}

/** What a new lecture begins with: the times that were chosen, and what is filtered; or another lecture. */
function useInitial({ filters, date }: PlannerPlace): LiveLecture {
  const [params] = useSearchParams();
  const client = useQueryClient();
  const [like, start, end] = [params.get('like'), params.get('start') ?? '', params.get('end') ?? ''];
  return useMemo(() => {
    const found = like ? cachedLecture(client, like) : undefined;
    if (found) return fieldsOf(found);
    const times = TIME.test(start) && TIME.test(end) ? timesOf({ start, end }) : timesOf({ start: date, end: date });
    return { course_name: '', sem_year: '', batch: '', subject_name: '', ...filters, ...times };
  }, [client, like, start, end, date, filters]);
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
