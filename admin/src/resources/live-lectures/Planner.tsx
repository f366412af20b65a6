import { CALENDAR, lectureEnd, type LectureRecord, lectureStart, type LiveLecture } from '@prospectus/contract';
import { addDays, Button, calendarPeriod, Grid, Skeleton, Stack, stepCalendar, Text } from '@prospectus/design-system';
import type { CalendarEvent, CalendarProps, CalendarTimes } from '@prospectus/design-system/calendar';
import { MenuButton } from '@prospectus/design-system/console';
import { useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';

import { lazyPart } from '../../layout/lazy-part.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { saveFile } from '../../layout/save-file.ts';
import { type AddressEntries, useAddress } from '../../layout/use-address.ts';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { useCall } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { CHOICE_NAMES, ChoiceFields, type Chosen } from './ChoiceFields.tsx';
import { CopyWeek } from './CopyWeek.tsx';
import { eventsOf } from './events.ts';
import { LectureDrawer } from './LectureDrawer.tsx';
import { LectureTable } from './LectureTable.tsx';
import { formatDay, formatTimes, isDay, timesOf, today } from './times.ts';
import { type Changes, UndoButtons, useChanges } from './use-changes.tsx';
import { usePlan } from './use-plan.ts';

const HEIGHT = 720;

const LazyCalendar = lazyPart<CalendarProps>(
  async () => (await import('@prospectus/design-system/calendar')).Calendar,
  () => <Skeleton height={HEIGHT} />,
);

/** The address of one lecture, as lists and the search know it: its form beside the calendar. */
export function LectureAddress() {
  const { id = 'new' } = useParams();
  return <Navigate to={`/live-lectures?lecture=${encodeURIComponent(id)}`} replace />;
}

const VIEWS = ['month', 'week', 'day', 'list'] as const;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const CLOSED = { lecture: '', start: '', end: '', like: '' };

/** What the planner shows, from its address. */
function usePlace() {
  const { search, get, change } = useAddress();
  const isWide = useIsTabletUp();
  const view = get('view');
  // The same object while they are the same, as calendar and table depend on it.
  const filters = useMemo(
    () =>
      Object.fromEntries(
        CHOICE_NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
      ) as Chosen,
    [search],
  );
  return {
    view: VIEWS.find((one) => one === view) ?? (isWide ? 'month' : 'list'),
    isTable: view === 'table',
    date: isDay(get('date')) ? get('date') : today(),
    filters,
    get,
    go: (to: AddressEntries, replace = false) => change(to, replace),
  } as const;
}
type Place = ReturnType<typeof usePlace>;

/** Plans lectures: a calendar or a table over one set of filters, and the form of a lecture beside it. */
export function Planner() {
  const { text, contractText } = useLanguage();
  const place = usePlace();
  const changes = useChanges();
  const { date, filters, isTable, get, go } = place;
  const [isCopying, setCopying] = useState(false);
  const open = get('lecture');
  const create = (times?: CalendarTimes) => {
    const { start = '', end = '' } = times ?? {};
    go({ ...CLOSED, lecture: 'new', start, end });
  };
  const [start, end] = [get('start'), get('end')];
  const initial: LiveLecture = {
    ...{ course_name: '', sem_year: '', batch: '', subject_name: '' },
    ...(filters as Partial<LiveLecture>),
    ...timesOf(TIME.test(start) && TIME.test(end) ? { start, end } : { start: date, end: date }),
  };
  return (
    <Stack gap={2}>
      <PageHeader
        title={contractText('Live lectures')}
        actions={
          <>
            <UndoButtons changes={changes} />
            <MenuButton
              label={text('planner.tools')}
              items={[
                { label: text('planner.pasteTitle'), href: '/live-lectures/paste' },
                { label: text('planner.copyWeek'), onSelect: () => setCopying(true), icon: 'layers' },
                { label: text('planner.clashesTitle'), href: '/live-lectures/clashes', icon: 'warning' },
                { label: text('planner.weekTitle'), href: '/live-lectures/week', icon: 'users' },
                { label: text('shell.menu.batches'), href: '/batches', icon: 'layers' },
                { label: text('shell.menu.holidays'), href: '/holidays', icon: 'calendar' },
              ]}
              trigger={
                <Button variant="secondary" size="small">
                  {text('planner.tools')}
                </Button>
              }
            />
            <ExportMenu filters={filters} />
            <Button size="small" onClick={() => create()}>
              {text('planner.newLecture')}
            </Button>
          </>
        }
      />
      <div role="group" aria-label={text('planner.filters')}>
        <Grid min={160} gap={1.5}>
          <ChoiceFields
            names={CHOICE_NAMES}
            chosen={filters}
            placeholder={text('planner.all')}
            onChange={(change) => go(change, true)}
          />
        </Grid>
      </div>
      {Object.keys(filters).length > 0 && (
        <div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => go(Object.fromEntries(CHOICE_NAMES.map((name) => [name, ''])), true)}
          >
            {text('planner.clearFilters')}
          </Button>
        </div>
      )}
      <Stack direction="row" gap={1} align="center">
        {(['calendar', 'table'] as const).map((name) => {
          const isShown = isTable === (name === 'table');
          return (
            <Button
              key={name}
              variant={isShown ? 'secondary' : 'quiet'}
              size="small"
              aria-pressed={isShown}
              onClick={() => go({ view: name === 'table' ? name : '' })}
            >
              {text(`planner.${name}`)}
            </Button>
          );
        })}
      </Stack>
      {isTable ? (
        <LectureTable changes={changes} date={date} filters={filters} onGo={go} />
      ) : (
        <PlanCalendar place={place} make={changes.make} onCreate={create} />
      )}
      {open && (
        <LectureDrawer
          key={open}
          changes={changes}
          id={open}
          like={get('like')}
          initial={initial}
          onClose={() => go(CLOSED, true)}
          onDuplicate={(like) => go({ ...CLOSED, lecture: 'new', like }, true)}
        />
      )}
      {isCopying && <CopyWeek changes={changes} date={date} filters={filters} onClose={() => setCopying(false)} />}
      {changes.dialog}
    </Stack>
  );
}

/** The lectures of the filters as a file: for a spreadsheet, or for a calendar. */
function ExportMenu({ filters: { subject_name, ...filters } }: { filters: Chosen }) {
  const text = useText();
  const { attempt } = useCall();
  const save = () =>
    attempt(
      async (api, { signal }) => {
        const filter = JSON.stringify({ ...filters, subject_name });
        const input = { params: { resource: 'live-lectures' }, query: { format: 'csv', filter }, signal } as const;
        saveFile(await api('GET /admin/:resource/export', input));
      },
      { progress: text('lists.export.preparing') },
    );
  return (
    <MenuButton
      label={text('planner.export')}
      items={[
        { label: text('planner.exportCsv'), onSelect: () => void save() },
        {
          label: text('planner.exportIcs'),
          href: `/api/calendar.ics?${new URLSearchParams(filters as Record<string, string>).toString()}`,
        },
      ]}
      trigger={
        <Button variant="quiet" size="small" startIcon="download">
          {text('planner.export')}
        </Button>
      }
    />
  );
}

/** A month with the days of other months in sight, which all views share. */
function useMonth(date: string, filters: Chosen, enabled = true) {
  const { start, end } = calendarPeriod('month', date);
  return usePlan({ from: addDays(start, -7), to: addDays(end, 7), ...filters }, enabled);
}

type PlanCalendarProps = Pick<Changes, 'make'> & { place: Place; onCreate: (times: CalendarTimes) => void };

function PlanCalendar({ place: { view, date, filters, go }, make, onCreate }: PlanCalendarProps) {
  const { text, locale } = useLanguage();
  const plan = useMonth(date, filters);
  const { data, isPlaceholderData } = plan;
  const isReady = data !== undefined && !isPlaceholderData;
  useMonth(stepCalendar('month', date, 1), filters, isReady);
  useMonth(stepCalendar('month', date, -1), filters, isReady);
  const events = useMemo(() => (data ? eventsOf(data, locale) : []), [data, locale]);
  const lectureOf = (id: string) => data?.lectures.find((lecture) => lecture.id === id);

  const move = async ({ id }: CalendarEvent, to: CalendarTimes) => {
    const lecture = lectureOf(id);
    const fields = timesOf(to);
    const isDone =
      lecture &&
      (await make({
        label: text('planner.moved', {
          what: lecture.subject_name,
          when: `${formatDay(fields.start_date, locale)}, ${formatTimes(fields, locale)}`,
        }),
        asksScope: lecture.series_id !== null,
        operations: [{ op: 'update', id, version: lecture.version, fields }],
      }));
    // The calendar puts it back.
    if (!isDone) throw new Error('The lecture was not moved.');
  };

  return (
    <Loaded query={plan} title={text('planner.notLoaded')} headingLevel={2} waiting={calendar()}>
      {calendar}
    </Loaded>
  );

  function calendar() {
    return (
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
        busy={!isReady}
        emptyText={text('planner.empty')}
        onMove={move}
        onResize={move}
        onSelect={(times) => {
          const fields = timesOf(times);
          onCreate({ start: lectureStart(fields), end: lectureEnd(fields) });
        }}
        onOpen={({ id }) => go({ lecture: id })}
        renderDetails={({ id }) => {
          const lecture = lectureOf(id);
          return lecture && <Details lecture={lecture} />;
        }}
      />
    );
  }
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
