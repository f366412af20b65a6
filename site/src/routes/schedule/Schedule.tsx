import {
  CalendarFrame,
  calendarPeriod,
  type CalendarPlace,
  CalendarToolbar,
  isInPeriod,
  Section,
  Stack,
  startOfWeek,
  Text,
} from '@prospectus/design-system';
import { CALENDAR } from '@prospectus/contract/constants';
import { lazy, type MouseEvent, startTransition, Suspense, useEffect, useMemo, useState } from 'react';

import { AddToCalendar, ScheduleFilters } from './ScheduleFilters.tsx';
import { firstDayOf, matching, scheduleAddress, type ScheduleData } from './schedule-query.ts';
import { ScheduleAgenda } from './ScheduleAgenda.tsx';
import { useLectures, useOtherZone, usePlace, usePrinting } from './use-schedule.ts';

type Props = { data: ScheduleData['schedule']; path: string; publicUrl: string };

const LABEL = 'Class schedule';

/** Filters, calendar and note (SCHED-03 to SCHED-14); a list until the code of the calendar is loaded. */
export function Schedule({ data, path, publicUrl }: Props) {
  const { today, place, isDated, filters, draft, setDraft, isReady, go, submit } = usePlace(
    path,
    data.query,
    data.today,
  );
  const { lectures, more, busy } = useLectures(place, isReady, data);
  const shown = useMemo(() => matching(lectures, filters), [lectures, filters]);
  const printing = usePrinting();
  const zone = useOtherZone();
  const hasCalendar = useCalendarCode(isReady && place.view !== 'list');
  const isList = !hasCalendar || place.view === 'list' || printing;

  const isChosen = Object.values(filters).some(Boolean);
  const emptyText = isChosen ? 'No classes match your choice in this period.' : 'No classes in this period.';
  const href = (to: CalendarPlace) => scheduleAddress(path, to, filters);
  const linkTo = (to: CalendarPlace) => ({
    href: href(to),
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(to);
    },
  });
  const { start, end } = calendarPeriod(place.view, place.date);
  const first = firstDayOf(place, isDated ? undefined : today);
  return (
    <Section
      id="schedule"
      title={LABEL}
      data-begin="wide"
      intro={`All times are Indian Standard Time (IST).${zone ? ` We also show your own time (${zone}).` : ''}`}
    >
      <Stack gap={3}>
        <ScheduleFilters
          path={path}
          keptParameters={isReady || data.query.view || data.query.date ? place : {}}
          options={data.options}
          draft={draft}
          onDraft={setDraft}
          onSubmit={submit}
        />
        <CalendarFrame
          label={LABEL}
          height={CALENDAR.heightPx}
          busy={busy}
          scrolls={isList}
          toolbar={
            <CalendarToolbar
              {...place}
              today={today}
              onGo={go}
              href={href}
              // The day view starts on Monday (§4).
              dateOf={(view) => (view === 'day' ? startOfWeek(today) : place.date)}
            />
          }
        >
          {isList ? (
            <ScheduleAgenda
              lectures={shown.filter((lecture) => isInPeriod(lecture, { start: first, end }))}
              more={more}
              toWeek={linkTo({ view: 'week', date: first })}
              toEarlier={first > start ? linkTo({ view: 'list', date: start }) : undefined}
              today={today}
              emptyText={emptyText}
              zone={zone}
            />
          ) : (
            <Suspense>
              <ScheduleCalendar
                label={LABEL}
                place={place}
                onGo={go}
                lectures={shown}
                shortNames={data.shortNames}
                emptyText={emptyText}
                zone={zone}
              />
            </Suspense>
          )}
        </CalendarFrame>
        <Text tone="muted">The above schedule are tentative in nature.</Text>
        <AddToCalendar filters={filters} publicUrl={publicUrl} name={LABEL} />
      </Stack>
    </Section>
  );
}

const loadCalendar = () => import('./ScheduleCalendar.tsx');
const ScheduleCalendar = lazy(() => loadCalendar().then((module) => ({ default: module.ScheduleCalendar })));

/** Loads the code of the calendar if it is needed; returns whether it is loaded. */
function useCalendarCode(isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    loadCalendar()
      .then(() => startTransition(() => setLoaded(true)))
      .catch(() => undefined);
  }, [isNeeded]);
  return isLoaded;
}
