import { calendarPeriod, type CalendarPlace } from '@prospectus/design-system';

import type { Lecture } from './schedule-lecture.ts';
import type { AuxiliaryData } from '../page/page-data.ts';

/** The selected options of the three lists, or empty. */
export type Filters = { course: string; semester: string; batch: string };

/** The parameters in an address of the schedule. */
export type ScheduleQuery = { view?: CalendarPlace['view'] | undefined; date?: string | undefined; filters: Filters };

export const NO_FILTERS: Filters = { course: '', semester: '', batch: '' };
export const NAMES = { course: 'course_name', semester: 'sem_year', batch: 'batch' } as const;

const VIEWS: readonly string[] = ['month', 'week', 'day', 'list'] satisfies CalendarPlace['view'][];
const isView = (word: string | null): word is CalendarPlace['view'] => word !== null && VIEWS.includes(word);
const MAX_LENGTH = 200;

/** 'SELECT' is the placeholder of a list. */
const chosen = (text: string | null) => (text === null || text === 'SELECT' ? '' : text.slice(0, MAX_LENGTH));

/** Parses an address; invalid parameters are dropped. */
export function parseQuery(query: URLSearchParams): ScheduleQuery {
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

/** Whether an address has any parameter. */
export const isSpecific = ({ view, date, filters }: ScheduleQuery): boolean =>
  view !== undefined || date !== undefined || Object.values(filters).some(Boolean);

/** The address of a view with filters. */
export function scheduleAddress(path: string, { view, date }: Partial<CalendarPlace>, filters: Filters): string {
  const query = new URLSearchParams({ ...(view && { view }), ...(date && { date }), ...wireFilters(filters) });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The selected filters by parameter name. */
const wireFilters = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    (['course', 'semester', 'batch'] as const).flatMap((name) => (filters[name] ? [[NAMES[name], filters[name]]] : [])),
  );

/** The lectures that match all selected filters (§4). */
export const matching = <T extends Pick<Lecture, 'course' | 'semester' | 'batch'>>(
  lectures: readonly T[],
  filters: Filters,
): T[] =>
  lectures.filter((lecture) =>
    (['course', 'semester', 'batch'] as const).every(
      (name) => chosen(filters[name]) === '' || lecture[name] === filters[name],
    ),
  );

/** Extends a period by some days on both sides (§7). */
export function paddedRange({ start, end }: { start: string; end: string }, days: number) {
  const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
  return { startDate: addDays(start, -days), endDate: addDays(end, days) };
}

const DAY_MS = 86_400_000;
const isDay = (text: string) =>
  /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The first day of a list: of its period, or today if the address has no date. */
export function firstDayOf({ view, date }: CalendarPlace, today: string | undefined): string {
  const { start, end } = calendarPeriod(view, date);
  return (view === 'list' || view === 'month') && today !== undefined && start <= today && today <= end ? today : start;
}

const KEY = 'schedule';

/** The view and filters of the last visit, from this device. */
export function readStoredQuery(): Pick<ScheduleQuery, 'view' | 'filters'> | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? undefined : parseQuery(new URLSearchParams(stored));
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

/** Stores view and filters for the next visit. */
export function storeQuery({ view, filters }: Pick<ScheduleQuery, 'view' | 'filters'>): void {
  try {
    localStorage.setItem(KEY, new URLSearchParams({ ...(view && { view }), ...wireFilters(filters) }).toString());
  } catch {
    // Storage is blocked.
  }
}

/** Data of the schedule. */
export type ScheduleData = AuxiliaryData & {
  shows: 'schedule';
  schedule: {
    /** Today in India. */
    today: string;
    query: ScheduleQuery;
    options: { courseName: string[]; semYear: string[]; batch: string[] };
    /** Short names of the courses, for the month view. */
    shortNames: Readonly<Record<string, string>>;
    /** The matching lectures of the period, sorted, at most as many as the page may contain. */
    lectures: Lecture[];
    /** Number of other matching lectures. */
    more: number;
  };
};

/** Addresses of the calendar feed for these filters. */
export function feedAddresses(publicUrl: string, filters: Filters, name: string) {
  const query = new URLSearchParams(wireFilters(filters)).toString();
  const https = `${publicUrl}/api/calendar.ics${query && `?${query}`}`;
  const webcal = https.replace(/^https?:/, 'webcal:');
  return {
    https,
    webcal,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: https, name })}`,
  };
}
