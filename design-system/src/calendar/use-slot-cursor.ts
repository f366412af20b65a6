import { type KeyboardEvent, useRef } from 'react';
import { addDays } from '../components/navigation/CalendarToolbar/calendar-period.ts';
import type { CalendarView } from '../components/navigation/CalendarToolbar/calendar-period.ts';
import type { CalendarTimes } from './calendar-event.ts';
import { addMinutes, minutesBetween, shift } from './wall-clock.ts';

const DAY = 24 * 60;
const START = 'T09:00';

interface SlotCursorOptions {
  view: CalendarView;
  date: string;
  /** Length of a new time and of one step, in minutes. */
  step: number;
  onMark: (times: CalendarTimes) => void;
  onTake: (times: CalendarTimes) => void;
}

/** Choosing a time by keys: arrows go to another time, with Shift it grows or shrinks, Enter selects it. */
export function useSlotCursor({ view, date, step, onMark, onTake }: SlotCursorOptions) {
  const marked = useRef<CalendarTimes>(null);
  const first = (): CalendarTimes =>
    view === 'month'
      ? { start: date, end: addDays(date, 1) }
      : { start: `${date}${START}`, end: addMinutes(`${date}${START}`, 60) };
  const mark = (times: CalendarTimes) => {
    marked.current = times;
    onMark(times);
  };
  return {
    onFocus: () => mark(first()),
    onKeyDown: (event: KeyboardEvent) => {
      const times = marked.current ?? first();
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onTake(times);
        return;
      }
      const moved = view === 'month' ? inMonth(times, event) : inDay(times, event, step);
      if (!moved) return;
      event.preventDefault();
      mark(moved);
    },
  };
}

const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function inMonth({ start, end }: CalendarTimes, { key, shiftKey }: KeyboardEvent): CalendarTimes | undefined {
  const days = DAYS[key];
  if (days === undefined) return undefined;
  if (!shiftKey) return { start: addDays(start, days), end: addDays(end, days) };
  const grown = addDays(end, days);
  return grown > start ? { start, end: grown } : undefined;
}

function inDay(times: CalendarTimes, { key, shiftKey }: KeyboardEvent, step: number): CalendarTimes | undefined {
  if (key === 'ArrowLeft') return shift(times, -DAY);
  if (key === 'ArrowRight') return shift(times, DAY);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const by = key === 'ArrowUp' ? -step : step;
  if (!shiftKey) return sameDay(times, shift(times, by * 2));
  const grown = { start: times.start, end: addMinutes(times.end, by) };
  return minutesBetween(grown) >= step ? grown : undefined;
}

const sameDay = (before: CalendarTimes, after: CalendarTimes) =>
  after.start.slice(0, 10) === before.start.slice(0, 10) ? after : undefined;
