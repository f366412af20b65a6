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
import { Card, Chooser, Nothing, Waiting } from './calendar-styles.ts';
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
  /** Names the calendar when it is read aloud. */
  label: string;
  /** The reader goes to another period or view; the owner hands them back in. */
  onGo: (place: CalendarPlace) => void;
  /** Keep the array as long as its events are the same: another one is drawn anew. */
  events: readonly CalendarEvent[];
  holidays?: readonly CalendarHoliday[] | undefined;
  /** Whose clocks the times are on, `Asia/Kolkata`; the reader's own zone shifts nothing. */
  timeZone: string;
  /** What those clocks say now, `2025-03-05T09:30`; looked up when absent. */
  now?: string | undefined;
  /** `false`: the owner has a toolbar of its own. */
  toolbar?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Height of the whole in px; `fill` where the owner gives it its place. */
  height?: number | 'fill' | undefined;
  /** What is shown is being fetched. */
  busy?: boolean | undefined;
  emptyText?: string | undefined;
  /** More about an event, shown when it is pointed at, touched or has the focus. */
  renderDetails?: ((event: CalendarEvent) => ReactNode) | undefined;
  /** What can be done with an event, under its details once it is pressed. */
  renderActions?: ((event: CalendarEvent) => ReactNode) | undefined;
  /** An event was pressed, or Enter on it. */
  onOpen?: ((event: CalendarEvent) => void) | undefined;
  /** By drag or Alt with the arrow keys. A promise that fails puts it back. */
  onMove?: ((event: CalendarEvent, to: CalendarTimes) => unknown) | undefined;
  /** By its lower edge or Alt, Shift and the arrow keys. A promise that fails puts it back. */
  onResize?: ((event: CalendarEvent, to: CalendarTimes) => unknown) | undefined;
  /** A free time was chosen, by mouse or keys; whole days (`yyyy-MM-dd`, the end not included) in a month. */
  onSelect?: ((times: CalendarTimes) => void) | undefined;
}

const NO_HOLIDAYS: readonly CalendarHoliday[] = [];

/** A month, a week, a day or a list of what is planned. Drawn in the browser alone: a server leaves its place free. */
export function Calendar(props: CalendarProps) {
  const { label, view, date, onGo, events, holidays = NO_HOLIDAYS, timeZone, height = 640, busy = false } = props;
  const { onMove, onResize, onSelect, onOpen, renderDetails, renderActions } = props;
  const { toolbar = true, headingLevel = 3, emptyText } = props;
  const { locale, agenda: agendaTexts } = useTexts();
  const texts = useTextsOf(allTexts);
  const isDrawn = useDrawn();
  const now = useStable(() => props.now ?? nowIn(timeZone));
  const [said, say] = useState('');
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
    const tell = kind === 'move' ? onMove : onResize;
    if (!event || !tell) return;
    say(fill(texts.moved, { title: event.title, when: whenText(to, locale) }));
    void move(id, to, () => tell(event, to)).then((isDone) => {
      if (!isDone) say(fill(texts.failed, { title: event.title, when: whenText(event, locale) }));
    });
  });
  const select = useStable((times: CalendarTimes) => onSelect?.(times));
  const drag = useStable(() => details.hide());
  const press = useStable((id: string, element: HTMLElement) => {
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
    const asked = keyedMove(event, view, STEP_MINUTES, pressed);
    if (!asked || !(asked.kind === 'move' ? canMove : canResize)) return;
    pressed.preventDefault();
    details.hide();
    grid.current?.focus(event.id);
    const day = asked.to.start.slice(0, 10);
    if (day < period.start || day > period.end) onGo({ view, date: day });
    change(asked.kind, event.id, asked.to);
  };

  const choose = useSlotCursor({
    view,
    date,
    step: STEP_MINUTES,
    onMark: (times) => {
      grid.current?.mark(times);
      say(whenText(times, locale));
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
      {!isDrawn && <Waiting />}
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
              onClick: ({ currentTarget }) => press(id, currentTarget),
              onKeyDown: (pressed) => {
                if (pressed.key !== 'Enter' && pressed.key !== ' ') return;
                pressed.preventDefault();
                press(id, pressed.currentTarget);
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
            onPress={press}
            onDrag={drag}
          />
          {isEmpty && <Nothing>{emptyText ?? agendaTexts.empty}</Nothing>}
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
        {said}
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
