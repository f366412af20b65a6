import { calendarPeriod, type CalendarPlace } from '@prospectus/design-system';

import type { Lecture } from './schedule-lecture.ts';
import type { AuxiliaryData } from '../page/page-data.ts';

/** The choices of the three lists; empty where nothing is chosen. */
export type Filters = { course: string; semester: string; batch: string };

/** What an address of the schedule asks for. */
export type Asked = { view?: CalendarPlace['view'] | undefined; date?: string | undefined; filters: Filters };

export const NO_FILTERS: Filters = { course: '', semester: '', batch: '' };
export const NAMES = { course: 'course_name', semester: 'sem_year', batch: 'batch' } as const;

const VIEWS: readonly string[] = ['month', 'week', 'day', 'list'] satisfies CalendarPlace['view'][];
const isView = (word: string | null): word is CalendarPlace['view'] => word !== null && VIEWS.includes(word);
const MOST = 200;

/** 'SELECT' is the first entry of a list, and no choice. */
const chosen = (text: string | null) => (text === null || text === 'SELECT' ? '' : text.slice(0, MOST));

/** Reads an address; what is not understood is left out. */
export function askedOf(query: URLSearchParams): Asked {
  const view = query.get('view');
  const date = query.get('date');
  return {
    ...(isView(view) && { view }),
    ...(date && isDay(date) && { date }),
    filters: {
      course: chosen(query.get(NAMES.course)),
      semester: chosen(query.get(NAMES.semester)),
      batch: chosen(query.get(NAMES.batch)),
    },
  };
}

/** Whether an address asks for anything but the page. */
export const asksAnything = ({ view, date, filters }: Asked): boolean =>
  view !== undefined || date !== undefined || Object.values(filters).some(Boolean);

/** The address of a place with these choices. */
export function scheduleAddress(path: string, { view, date }: Partial<CalendarPlace>, filters: Filters): string {
  const query = new URLSearchParams({ ...(view && { view }), ...(date && { date }), ...wireFilters(filters) });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The choices under the names that addresses have; those that are made. */
export const wireFilters = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    (['course', 'semester', 'batch'] as const).flatMap((name) => (filters[name] ? [[NAMES[name], filters[name]]] : [])),
  );

/** The lectures that match every choice that is made; without a choice all of them (§4). */
export const matching = <T extends Pick<Lecture, 'course' | 'semester' | 'batch'>>(
  lectures: readonly T[],
  filters: Filters,
): T[] =>
  lectures.filter((lecture) =>
    (['course', 'semester', 'batch'] as const).every(
      (name) => chosen(filters[name]) === '' || lecture[name] === filters[name],
    ),
  );

/** The range that is asked for: the period with so many days before and after it (§7). */
export function paddedRange({ start, end }: { start: string; end: string }, days: number) {
  const moved = (day: string, by: number) => new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
  return { startDate: moved(start, -days), endDate: moved(end, days) };
}

const DAY_MS = 86_400_000;
const isDay = (text: string) =>
  /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The first day of a list: that of its period, or today where no other day was asked for. */
export function firstDayOf({ view, date }: CalendarPlace, today: string | undefined): string {
  const { start, end } = calendarPeriod(view, date);
  return (view === 'list' || view === 'month') && today !== undefined && start <= today && today <= end ? today : start;
}

const KEY = 'schedule';

/** What a learner chose at the last visit: the view and the choices of the lists, on this device alone. */
export function remembered(): Pick<Asked, 'view' | 'filters'> | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : askedOf(new URLSearchParams(kept));
  } catch {
    // A browser that keeps nothing.
    return undefined;
  }
}

/** Keeps it for the next visit. */
export function remember({ view, filters }: Pick<Asked, 'view' | 'filters'>): void {
  try {
    localStorage.setItem(KEY, new URLSearchParams({ ...(view && { view }), ...wireFilters(filters) }).toString());
  } catch {
    // As above.
  }
}

/** What the schedule is shown from. */
export type ScheduleData = AuxiliaryData & {
  shows: 'schedule';
  schedule: {
    /** The day it is in India. */
    today: string;
    asked: Asked;
    options: { courseName: string[]; semYear: string[]; batch: string[] };
    /** Short names of the courses to choose from, by name: a line of a month has no room for more. */
    shortNames: Readonly<Record<string, string>>;
    /** Those of the period that match, the next first; at most so many as a page may weigh. */
    lectures: Lecture[];
    /** How many more match. */
    more: number;
  };
};
