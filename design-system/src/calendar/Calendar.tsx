import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Agenda } from '../components/content/Agenda/Agenda.tsx';
import { calendarPeriod, isInPeriod } from '../components/navigation/CalendarToolbar/calendar-period.ts';
import { CalendarFrame } from '../components/navigation/CalendarToolbar/CalendarFrame.tsx';
import { type CalendarPlace, CalendarToolbar } from '../components/navigation/CalendarToolbar/CalendarToolbar.tsx';
import type { HeadingLevel } from '../components/text/Heading/Heading.tsx';
import { fill } from '../language/fill.ts';
import { useTexts, useTextsOf } from '../language/TextsProvider.tsx';
import { visuallyHidden } from '../theme/global-styles.ts';
import type { CalendarEvent, CalendarHoliday, CalendarTimes } from './calendar-event.ts';
import { agendaDays, daysInSight } from './calendar-days.ts';
import { Card, Chooser, EmptyNote, Loading } from './calendar-styles.ts';
import { Grid, type GridHandle } from './Grid.tsx';
import { keyedMove } from './keyed-move.ts';
import allTexts from './texts.json';
import { whenText } from './time-text.ts';
import { EVENT_ATTRIBUTE, useDetails } from './use-details.ts';
import { useListPlace } from './use-list-place.ts';
import { useMoves } from './use-moves.ts';
import { useSlotCursor } from './use-slot-cursor.ts';
import { useStable } from './use-stable.ts';
import { nowIn } from './wall-clock.ts';

/** Props of {@link Calendar}. */
export interface CalendarProps extends CalendarPlace {
  /** Names the calendar for screen readers. */
  label: string;
  /** The person chose another period or view; the owner passes it back as `view` and `date`. */
  onGo: (place: CalendarPlace) => void;
  /** Pass the same array while the events are the same: a new array renders the whole grid. */
  events: readonly CalendarEvent[];
  holidays?: readonly CalendarHoliday[] | undefined;
  /** Time zone of all times, such as `Asia/Kolkata`; the reader's own zone changes nothing. */
  timeZone: string;
  /** The current time in that zone, `2025-03-05T09:30`; the clock's when absent. */
  now?: string | undefined;
  /** `false` where the owner has its own toolbar. */
  toolbar?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Height in px, or `fill` for the height of the parent. */
  height?: number | 'fill' | undefined;
  /** The events are being fetched. */
  busy?: boolean | undefined;
  emptyText?: string | undefined;
  /** More about an event, shown on hover, touch and focus. */
  renderDetails?: ((event: CalendarEvent) => ReactNode) | undefined;
  /** Actions for an event, below its details after a click. */
  renderActions?: ((event: CalendarEvent) => ReactNode) | undefined;
  /** An event was clicked, or opened with Enter. */
  onOpen?: ((event: CalendarEvent) => void) | undefined;
  /** Called after a drag or Alt with the arrow keys. If the promise rejects, the event moves back. */
  onMove?: ((event: CalendarEvent, to: CalendarTimes) => unknown) | undefined;
  /**
   * Called after dragging the lower edge or Alt, Shift and the arrow keys. If the promise rejects, the event moves
   * back.
   */
  onResize?: ((event: CalendarEvent, to: CalendarTimes) => unknown) | undefined;
  /** A free time was chosen, by mouse or keys; whole days (`yyyy-MM-dd`, the end excluded) in a month. */
  onSelect?: ((times: CalendarTimes) => void) | undefined;
}

const NO_HOLIDAYS: readonly CalendarHoliday[] = [];

/** A month, week, day or list of planned events. It renders in the browser only; a server renders a placeholder. */
export function Calendar(props: CalendarProps) {
  const { label, view, date, onGo, events, holidays = NO_HOLIDAYS, timeZone, height = 640, busy = false } = props;
  const { onMove, onResize, onSelect, onOpen, renderDetails, renderActions } = props;
  const { toolbar = true, headingLevel = 3, emptyText } = props;
  const { locale, agenda: agendaTexts } = useTexts();
  const texts = useTextsOf(allTexts);
  const isDrawn = useDrawn();
  const now = useStable(() => props.now ?? nowIn(timeZone));
  const [announcement, announce] = useState('');
  const helpId = useId();
  const grid = useRef<GridHandle>(null);
  const { shown, move } = useMoves(events);
  const details = useDetails(renderDetails !== undefined);
  const period = calendarPeriod(view, date);
  const detailed = shown.find(({ id }) => id === details.shownId);
  const canMove = onMove !== undefined;
  const canResize = onResize !== undefined;

  const { start, end } = daysInSight(view, period);

  const change = useStable((kind: 'move' | 'resize', id: string, to: CalendarTimes) => {
    const event = shown.find((one) => one.id === id);
    const save = kind === 'move' ? onMove : onResize;
    if (!event || !save) return;
    announce(fill(texts.moved, { title: event.title, when: whenText(to, locale) }));
    void move(id, to, () => save(event, to)).then((isDone) => {
      if (!isDone) announce(fill(texts.failed, { title: event.title, when: whenText(event, locale) }));
    });
  });
  const select = useStable((times: CalendarTimes) => onSelect?.(times));
  const drag = useStable(() => details.hide());
  const openEvent = useStable((id: string, element: HTMLElement) => {
    const event = shown.find((one) => one.id === id);
    if (!event) return;
    if (!onOpen) {
      details.show(element, true);
      return;
    }
    details.hide();
    onOpen(event);
  });
  const onKeyDown = (pressed: KeyboardEvent) => {
    const element = pressed.target instanceof Element ? pressed.target.closest(`[${EVENT_ATTRIBUTE}]`) : null;
    const event = shown.find(({ id }) => id === element?.getAttribute(EVENT_ATTRIBUTE));
    if (!event || event.editable === false) return;
    const keyed = keyedMove(event, view, STEP_MINUTES, pressed);
    if (!keyed || !(keyed.kind === 'move' ? canMove : canResize)) return;
    pressed.preventDefault();
    details.hide();
    grid.current?.focus(event.id);
    const day = keyed.to.start.slice(0, 10);
    if (day < period.start || day > period.end) onGo({ view, date: day });
    change(keyed.kind, event.id, keyed.to);
  };

  const choose = useSlotCursor({
    view,
    date,
    step: STEP_MINUTES,
    onMark: (times) => {
      grid.current?.mark(times);
      announce(whenText(times, locale));
      const day = times.start.slice(0, 10);
      if (day < period.start || day > period.end) onGo({ view, date: day });
    },
    onTake: (times) => {
      grid.current?.mark(undefined);
      onSelect?.(times);
    },
  });
  const days = useMemo(
    () => (view === 'list' ? agendaDays(shown, holidays, { start, end }, locale) : []),
    [view, shown, holidays, start, end, locale],
  );
  const list = useListPlace(date, days.length > 0);
  const isEmpty = !busy && !shown.some((event) => isInPeriod(event, { start, end }));

  return (
    <CalendarFrame
      label={label}
      height={height}
      busy={busy}
      scrolls={view === 'list'}
      areaProps={{ onKeyDown, ...details.areaProps }}
      toolbar={
        toolbar && (
          <CalendarToolbar
            view={view}
            date={date}
            today={isDrawn ? now().slice(0, 10) : date}
            onGo={onGo}
            headingLevel={headingLevel}
          />
        )
      }
    >
      {!isDrawn && <Loading />}
      {isDrawn && view === 'list' && (
        <div ref={list}>
          <Agenda
            days={days}
            today={now().slice(0, 10)}
            emptyText={emptyText}
            headingLevel={headingLevel === 6 ? 6 : ((headingLevel + 1) as HeadingLevel)}
            entryProps={({ id }) => ({
              [EVENT_ATTRIBUTE]: id,
              role: 'button',
              tabIndex: 0,
              'aria-keyshortcuts': canMove ? MOVE_KEYS : undefined,
              onClick: ({ currentTarget }) => openEvent(id, currentTarget),
              onKeyDown: (pressed) => {
                if (pressed.key !== 'Enter' && pressed.key !== ' ') return;
                pressed.preventDefault();
                openEvent(id, pressed.currentTarget);
              },
            })}
          />
        </div>
      )}
      {isDrawn && view !== 'list' && (
        <>
          {onSelect && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys choose a time
            <Chooser role="application" tabIndex={0} aria-label={`${texts.choose}. ${texts.chooseHelp}`} {...choose}>
              {texts.chooseHelp}
            </Chooser>
          )}
          <Grid
            handle={grid}
            view={view}
            date={date}
            events={shown}
            holidays={holidays}
            now={now}
            canMove={canMove}
            canResize={canResize}
            canSelect={onSelect !== undefined}
            onChange={change}
            onSelect={select}
            onPress={openEvent}
            onDrag={drag}
          />
          {isEmpty && <EmptyNote>{emptyText ?? agendaTexts.empty}</EmptyNote>}
        </>
      )}
      {renderDetails && (
        <Card {...details.cardProps}>
          {detailed && (
            <>
              <div role="tooltip" id={details.id}>
                {renderDetails(detailed)}
              </div>
              {details.isPinned && renderActions?.(detailed)}
            </>
          )}
        </Card>
      )}
      {canMove && (
        <p id={helpId} style={visuallyHidden}>
          {texts.moveHelp}
        </p>
      )}
      <p role="status" style={visuallyHidden}>
        {announcement}
      </p>
    </CalendarFrame>
  );
}

const STEP_MINUTES = 15;
const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight';

const never = () => () => undefined;
const useDrawn = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
