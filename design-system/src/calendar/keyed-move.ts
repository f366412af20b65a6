import type { KeyboardEvent } from 'react';
import type { CalendarView } from '../components/navigation/CalendarToolbar/calendar-period.ts';
import type { CalendarTimes } from './calendar-event.ts';
import { addMinutes, minutesBetween, shift } from './wall-clock.ts';

const DAY = 24 * 60;

/** The result of Alt with an arrow key. */
export interface KeyedMove {
  kind: 'move' | 'resize';
  to: CalendarTimes;
}

type Keys = Pick<KeyboardEvent, 'altKey' | 'shiftKey' | 'key'>;

/** Moves an event by a key: days sideways, steps of time up and down, weeks in a month; with Shift only its end. */
export function keyedMove(times: CalendarTimes, view: CalendarView, step: number, keys: Keys): KeyedMove | undefined {
  if (!keys.altKey) return undefined;
  const minutes = minutesOf(keys.key, view === 'month' && !keys.shiftKey ? 7 * DAY : step);
  if (minutes === undefined) return undefined;
  if (!keys.shiftKey) return { kind: 'move', to: shift(times, minutes) };
  const to = { start: times.start, end: addMinutes(times.end, minutes) };
  return minutesBetween(to) >= step ? { kind: 'resize', to } : undefined;
}

function minutesOf(key: string, upAndDown: number): number | undefined {
  const minutes: Record<string, number> = {
    ArrowLeft: -DAY,
    ArrowRight: DAY,
    ArrowUp: -upAndDown,
    ArrowDown: upAndDown,
  };
  return minutes[key];
}
