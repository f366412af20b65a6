import { calendarPeriod, type CalendarPlace, addDays } from '@prospectus/design-system';
import { useCallback, useMemo } from 'react';

import { type AddressEntries, useAddress } from '../../../layout/use-address.ts';
import { today } from '../times.ts';

/** What lectures are shown of: all where nothing is said. */
export type PlanFilters = { course_name?: string; sem_year?: string; batch?: string; subject_name?: string };
export const FILTER_FIELDS = ['course_name', 'sem_year', 'batch', 'subject_name'] as const;

const VIEWS = ['month', 'week', 'day', 'list'] as const;

/** What the planner shows, as its address says it. */
export type PlannerPlace = CalendarPlace & {
  /** The records as rows, in place of the calendar. */
  isTable: boolean;
  filters: PlanFilters;
  /** The lecture whose form is open; `new` for one that is not there yet. */
  open: string | undefined;
};

/** Reads and changes the planner's address; `isNarrow` decides what is shown first. */
export function usePlace(isNarrow: boolean) {
  const { search: params, change } = useAddress();
  const place = useMemo((): PlannerPlace => {
    const asked = params.get('view');
    const view = VIEWS.find((one) => one === asked) ?? (isNarrow ? 'list' : 'month');
    const day = params.get('date');
    return {
      view,
      date: day && isDay(day) ? day : today(),
      isTable: asked === 'table',
      filters: Object.fromEntries(
        FILTER_FIELDS.flatMap((name) => {
          const value = params.get(name);
          return value ? [[name, value]] : [];
        }),
      ),
      open: params.get('lecture') ?? undefined,
    };
  }, [params, isNarrow]);
  const go = useCallback((to: AddressEntries, replace = false) => change(to, replace), [change]);
  return { place, go };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The days that are read for a place: its month and the days of other months in sight, so that all views share them. */
export function daysToRead(date: string): { from: string; to: string } {
  const { start, end } = calendarPeriod('month', date);
  return { from: addDays(start, -7), to: addDays(end, 7) };
}
