import { type RefObject, useLayoutEffect, useState } from 'react';
import { addDays, calendarPeriod, startOfWeek } from '../components/navigation/CalendarToolbar/calendar-period.ts';

const WEEKDAYS_PX = 32;
const NUMBER_PX = 32;
const LINE_PX = 25;
const DAY_MS = 86_400_000;

/**
 * How many lines fit into a day of a month, including the one that says how many more there are. FullCalendar could
 * measure it too, but it renders every event first, which is slow with 400 events.
 */
export function useMonthLines(area: RefObject<HTMLElement | null>, date: string): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    setHeight(element.clientHeight);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return monthLines(height, date);
}

/** Lines of a day of this month in a grid of this height, in px. */
export function monthLines(height: number, date: string): number {
  const { start, end } = calendarPeriod('month', date);
  const weeks = (Date.parse(addDays(startOfWeek(end), 7)) - Date.parse(startOfWeek(start))) / DAY_MS / 7;
  return Math.max(1, Math.floor(((height - WEEKDAYS_PX) / weeks - NUMBER_PX) / LINE_PX));
}
