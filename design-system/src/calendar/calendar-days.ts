import type { AgendaDay } from '../components/content/Agenda/Agenda.tsx';
import {
  addDays,
  calendarPeriod,
  type CalendarPeriod,
} from '../components/navigation/CalendarToolbar/calendar-period.ts';
import type { Locale } from '../language/TextsProvider.tsx';
import type { CalendarView } from '../components/navigation/CalendarToolbar/calendar-period.ts';
import type { CalendarEvent, CalendarHoliday } from './calendar-event.ts';
import { timesText } from './time-text.ts';

/** The visible days: a month also shows the days that fill its first and last week. */
export function daysInSight(view: CalendarView, period: CalendarPeriod): CalendarPeriod {
  if (view !== 'month') return period;
  return { start: calendarPeriod('week', period.start).start, end: calendarPeriod('week', period.end).end };
}

/** The days of a list, each with its events and its holiday. */
export function agendaDays(
  events: readonly CalendarEvent[],
  holidays: readonly CalendarHoliday[],
  { start, end }: CalendarPeriod,
  locale: Locale,
): AgendaDay[] {
  const names = new Map(holidays.map(({ date, title }) => [date, title]));
  const byDay = Map.groupBy(
    events.toSorted((a, b) => a.start.localeCompare(b.start)),
    (event) => event.start.slice(0, 10),
  );
  const all: AgendaDay[] = [];
  for (let date = start; date <= end; date = addDays(date, 1))
    all.push({
      date,
      note: names.get(date),
      entries: (byDay.get(date) ?? []).map((event) => ({ ...event, time: timesText(event, locale) })),
    });
  return all;
}
