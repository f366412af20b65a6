import { memo, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { Global } from '@emotion/react';
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventApi,
  type EventInput,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import classicTheme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import type { CalendarPlace } from '../components/navigation/CalendarToolbar/CalendarToolbar.tsx';
import { fill } from '../language/fill.ts';
import { useTexts, useTextsOf } from '../language/TextsProvider.tsx';
import { toneCount } from '../tokens/index.ts';
import type { CalendarEvent, CalendarHoliday, CalendarTimes } from './calendar-event.ts';
import { DAY_BOX, dayBoxStyles, GridArea } from './calendar-styles.ts';
import { EventFace } from './EventFace.tsx';
import allTexts from './texts.json';
import { EVENT_ATTRIBUTE } from './use-details.ts';
import { useMonthLines } from './use-month-lines.ts';

/** Commands from the calendar to its grid. */
export interface GridHandle {
  /** Marks a time range as selected, or clears the mark. */
  mark: (times: CalendarTimes | undefined) => void;
  /** Focuses an event as soon as it is rendered. */
  focus: (id: string) => void;
}

interface GridProps extends CalendarPlace {
  events: readonly CalendarEvent[];
  holidays: readonly CalendarHoliday[];
  now: () => string;
  canMove: boolean;
  canResize: boolean;
  canSelect: boolean;
  handle: Ref<GridHandle>;
  onChange: (kind: 'move' | 'resize', id: string, to: CalendarTimes) => void;
  onSelect: (times: CalendarTimes) => void;
  onPress: (id: string, element: HTMLElement) => void;
  onDrag: () => void;
}

const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'dayGridMonth' } as const;

/**
 * A month, a week or a day as a grid. Times are treated as UTC, so that no time zone shifts them. It is memoised, since
 * rendering hundreds of events is slow.
 */
export const Grid = memo(function Grid(props: GridProps) {
  const { view, date, events, holidays, now, canMove, canResize, canSelect, handle } = props;
  const { onChange, onSelect, onPress, onDrag } = props;
  const { locale } = useTexts();
  const texts = useTextsOf(allTexts);
  const calendar = useRef<CalendarRef>(null);
  const toFocus = useRef<string>(undefined);
  const area = useRef<HTMLDivElement>(null);
  const lines = useMonthLines(area, date);
  const inputs = useMemo(
    () => [...holidays.map(holidayInput), ...events.map((event) => eventInput(event, canMove, canResize))],
    [holidays, events, canMove, canResize],
  );

  useEffect(() => {
    const api = calendar.current?.getApi();
    // Deferred, because FullCalendar renders in React and must not do so during a render.
    queueMicrotask(() => api?.changeView(VIEWS[view], date));
  }, [view, date]);

  useImperativeHandle(
    handle,
    () => ({
      mark: (times) => {
        const api = calendar.current?.getApi();
        if (times) api?.select({ start: times.start, end: times.end, allDay: times.start.length === 10 });
        else api?.unselect();
      },
      focus: (id) => {
        toFocus.current = id;
      },
    }),
    [],
  );

  const listeners = useMemo((): CalendarOptions => {
    const changed = (kind: 'move' | 'resize', { id, startStr, endStr }: EventApi) =>
      onChange(kind, id, { start: wallTime(startStr), end: wallTime(endStr || startStr) });
    return {
      moreLinkText: (count) => fill(texts.more, { count }),
      moreLinkHint: (count) => fill(texts.showMore, { count }),
      // Makes the scrolled hours reachable by keyboard even on a day without events.
      dayLaneDidMount: ({ el }) => (el.closest('[role="cell"]') ?? el).setAttribute('tabindex', '0'),
      eventDidMount: ({ event, el }) => {
        if (!ownOf(event)) return;
        el.setAttribute(EVENT_ATTRIBUTE, event.id);
        if (toFocus.current !== event.id) return;
        toFocus.current = undefined;
        el.focus();
      },
      eventClick: ({ event, el, jsEvent }) => {
        jsEvent.preventDefault();
        if (ownOf(event)) onPress(event.id, el);
      },
      eventDragStart: onDrag,
      eventResizeStart: onDrag,
      eventDrop: ({ event }) => changed('move', event),
      eventResize: ({ event }) => changed('resize', event),
      select: ({ startStr, endStr, allDay, jsEvent }) => {
        // A selection without an event came from `mark`; the keys report it themselves.
        if (jsEvent)
          onSelect(allDay ? { start: startStr, end: endStr } : { start: wallTime(startStr), end: wallTime(endStr) });
      },
    };
  }, [texts, onChange, onDrag, onPress, onSelect]);
  return (
    <GridArea ref={area}>
      <Global styles={dayBoxStyles} />
      <FullCalendar
        {...FIXED}
        {...listeners}
        ref={calendar}
        initialView={VIEWS[view]}
        initialDate={date}
        now={now}
        locale={locale}
        allDayText={texts.allDay}
        weekTextLong={texts.week}
        closeHint={texts.close}
        eventsHint={texts.events}
        events={inputs}
        dayMaxEventRows={view === 'month' ? lines : true}
        editable={canMove || canResize}
        eventStartEditable={canMove}
        eventDurationEditable={canResize}
        selectable={canSelect}
      />
    </GridArea>
  );
});

const ownOf = (event: EventApi): CalendarEvent | undefined => event.extendedProps['own'] as CalendarEvent | undefined;

const FIXED = {
  plugins: [dayGrid, timeGrid, interaction, classicTheme],
  timeZone: 'UTC',
  direction: 'ltr',
  firstDay: 0,
  headerToolbar: false,
  height: '100%',
  fixedWeekCount: false,
  nowIndicator: true,
  expandRows: true,
  eventDisplay: 'block',
  eventInteractive: true,
  slotDuration: '00:30:00',
  snapDuration: '00:15:00',
  slotHeaderFormat: { hour: 'numeric', hour12: true },
  slotHeaderInterval: '01:00',
  scrollTime: '08:00:00',
  scrollTimeReset: false,
  eventMinHeight: 24,
  views: { timeGridWeek: { eventMaxStack: 2 }, timeGridDay: { eventMaxStack: 5 } },
  slotEventOverlap: false,
  forceEventDuration: true,
  longPressDelay: 400,
  selectMirror: true,
  unselectAuto: false,
  eventContent: ({ event, view }) => {
    const own = ownOf(event);
    return own && <EventFace event={own} isLine={view.type === VIEWS.month} />;
  },
  backgroundEventContent: ({ event, view }) => (
    <span className={`ds-holiday-title${view.type === VIEWS.month ? '' : ' ds-line'}`} title={event.title}>
      {event.title}
    </span>
  ),
  eventClass: ({ event, view }) => eventClass(ownOf(event), view.type !== VIEWS.month),
  dayCellClass: ({ isToday, isOther }) => (isToday ? 'ds-today' : isOther && 'ds-other'),
  dayCellTopContent: ({ dayNumberText, text }) => <span className="ds-number">{dayNumberText || text}</span>,
  dayHeaderClass: 'ds-weekday',
  dayHeaderInnerClass: ({ isToday }) => isToday && 'ds-weekday-today',
  moreLinkClass: 'ds-more',
  popoverClass: DAY_BOX,
  allDayHeaderClass: 'ds-all-day',
  slotHeaderClass: 'ds-slot',
} satisfies CalendarOptions;

const wallTime = (time: string) => time.slice(0, 16);

const holidayInput = ({ date, title }: CalendarHoliday): EventInput => ({
  id: `holiday-${date}`,
  start: date,
  allDay: true,
  title,
  display: 'background',
});

const eventInput = (event: CalendarEvent, canMove: boolean, canResize: boolean): EventInput => ({
  id: event.id,
  title: event.title,
  extendedProps: { own: event },
  start: event.start,
  end: event.end,
  startEditable: canMove && event.editable !== false,
  durationEditable: canResize && event.editable !== false,
});

function eventClass(event: CalendarEvent | undefined, isTimed: boolean): string {
  if (!event) return '';
  const marks = event.marks?.map((mark) => `ds-${mark}`) ?? [];
  return ['ds-event', `ds-tone-${Math.abs(event.tone ?? 0) % toneCount}`, isTimed && 'ds-timed', ...marks]
    .filter(Boolean)
    .join(' ');
}
