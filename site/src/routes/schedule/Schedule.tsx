import {
  CalendarFrame,
  calendarPeriod,
  type CalendarPlace,
  CalendarToolbar,
  Section,
  Stack,
  startOfWeek,
  Text,
} from '@prospectus/design-system';
import { CALENDAR } from '@prospectus/contract/constants';
import { type ComponentType, type MouseEvent, useEffect, useMemo, useState } from 'react';

import { AddToCalendar } from './AddToCalendar.tsx';
import { firstDayOf } from './first-day.ts';
import type { ScheduleData } from './schedule-data.ts';
import { matching, scheduleAddress } from './schedule-query.ts';
import { ScheduleAgenda } from './ScheduleAgenda.tsx';
import type ScheduleCalendar from './ScheduleCalendar.tsx';
import { ScheduleFilters } from './ScheduleFilters.tsx';
import { useLectures } from './use-lectures.ts';
import { useOtherZone } from './use-other-zone.ts';
import { usePlace } from './use-place.ts';
import { usePrinting } from './use-printing.ts';

type Props = { data: ScheduleData['schedule']; path: string; publicUrl: string };

const LABEL = 'Class schedule';

/** Filters, calendar and note (SCHED-03 to SCHED-14). Until its code is loaded the calendar is a list of the period. */
export function Schedule({ data, path, publicUrl }: Props) {
  const { today, place, isDated, filters, draft, setDraft, isReady, go, submit } = usePlace(
    path,
    data.asked,
    data.today,
  );
  const { lectures, more, busy } = useLectures(place, isReady, data);
  const shown = useMemo(() => matching(lectures, filters), [lectures, filters]);
  const printing = usePrinting();
  const zone = useOtherZone();
  const Grid = useCalendar(isReady && place.view !== 'list');
  const isList = Grid === undefined || place.view === 'list' || printing;

  const isChosen = Object.values(filters).some(Boolean);
  const emptyText = isChosen ? 'No class of this period matches your choice.' : 'No class is planned in this period.';
  const href = (to: CalendarPlace) => scheduleAddress(path, to, filters);
  const way = (to: CalendarPlace) => ({
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
      intro={`All times are Indian Standard Time (IST).${zone ? ` Yours, in ${zone}, stand beside them.` : ''}`}
    >
      <Stack gap={3}>
        <ScheduleFilters
          path={path}
          kept={isReady || data.asked.view || data.asked.date ? place : {}}
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
              // The day view begins with the week (§4).
              dateOf={(view) => (view === 'day' ? startOfWeek(today) : place.date)}
            />
          }
        >
          {isList ? (
            <ScheduleAgenda
              lectures={shown.filter(
                (lecture) => lecture.start.slice(0, 10) <= end && lecture.end.slice(0, 10) >= first,
              )}
              more={more}
              toWeek={way({ view: 'week', date: first })}
              toEarlier={first > start ? way({ view: 'list', date: start }) : undefined}
              today={today}
              emptyText={emptyText}
              zone={zone}
            />
          ) : (
            <Grid label={LABEL} place={place} onGo={go} lectures={shown} emptyText={emptyText} zone={zone} />
          )}
        </CalendarFrame>
        <Text tone="muted">The above schedule are tentative in nature.</Text>
        <AddToCalendar filters={filters} publicUrl={publicUrl} name={LABEL} />
      </Stack>
    </Section>
  );
}

type Grid = ComponentType<Parameters<typeof ScheduleCalendar>[0]>;

/** The calendar's code, once it is wanted; the list stays where it cannot be fetched. */
function useCalendar(isWanted: boolean): Grid | undefined {
  const [grid, setGrid] = useState<{ Grid: Grid }>();
  useEffect(() => {
    if (!isWanted || grid) return;
    import('./ScheduleCalendar.tsx').then((module) => setGrid({ Grid: module.default })).catch(() => undefined);
  }, [isWanted, grid]);
  return grid?.Grid;
}
