import { calendarPeriod, type CalendarPlace } from '@prospectus/design-system';

/** The first day of a list: that of its period, or today where no other day was asked for. */
export function firstDayOf({ view, date }: CalendarPlace, today: string | undefined): string {
  const { start, end } = calendarPeriod(view, date);
  return (view === 'list' || view === 'month') && today !== undefined && start <= today && today <= end ? today : start;
}
