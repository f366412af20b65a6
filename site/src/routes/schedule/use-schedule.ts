import { calendarPeriod, type CalendarPeriod, type CalendarPlace } from '@prospectus/design-system';
import { CALENDAR } from '@prospectus/contract/constants';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Client } from '@prospectus/contract/client';
import { flushSync } from 'react-dom';

import { isWide } from '../../lib/is-wide.ts';
import { track } from '../../lib/track.ts';
import {
  type ScheduleQuery,
  isSpecific,
  type Filters,
  paddedRange,
  storeQuery,
  readStoredQuery,
  scheduleAddress,
} from './schedule-query.ts';
import { api } from '../../lib/api.ts';
import { type Lecture, lectureOf } from './schedule-lecture.ts';

/**
 * The current view and filters of the schedule. The server renders a list; the browser restores the last view, or shows a
 * month if there is room, unless the address has parameters.
 */
export function usePlace(path: string, query: ScheduleQuery, serverToday: string) {
  const [today, setToday] = useState(serverToday);
  const [place, setPlace] = useState<CalendarPlace>({ view: query.view ?? 'list', date: query.date ?? serverToday });
  const [isDated, setDated] = useState(query.date !== undefined);
  const [filters, setFilters] = useState(query.filters);
  const [draft, setDraft] = useState(query.filters);
  const [isReady, setReady] = useState(false);

  // The clock and the storage of the browser are read after hydration.
  useEffect(() => {
    const day = dayIn(CALENDAR.timeZone);
    const last = isSpecific(query) ? undefined : readStoredQuery();
    const view = query.view ?? last?.view ?? (isWide() ? 'month' : 'list');
    setToday(day);
    setPlace({ view, date: query.date ?? day });
    if (last) {
      setFilters(last.filters);
      setDraft(last.filters);
    }
    setReady(true);
  }, [query]);

  const show = (to: CalendarPlace, chosen: Filters) => {
    setPlace(to);
    setFilters(chosen);
    storeQuery({ view: to.view, filters: chosen });
    window.history.replaceState(window.history.state, '', scheduleAddress(path, to, chosen));
  };
  return {
    today,
    place,
    /** A date was selected; otherwise the list starts today. */
    isDated,
    filters,
    draft,
    setDraft,
    isReady,
    go: (to: CalendarPlace) => {
      setDated(true);
      if (to.view !== place.view) track('lecture_view_changed', { view: to.view });
      show(to, filters);
    },
    submit: () => {
      track('lecture_filtered', { filters: Object.values(draft).filter(Boolean).length });
      show(place, draft);
    },
  };
}

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.now());

type Loaded = { lectures: readonly Lecture[]; more: number };

/** The lectures of a view: first those of the page, then all of the period with some days around it. */
export function useLectures(place: CalendarPlace, isReady: boolean, first: Loaded): Loaded & { busy: boolean } {
  const [loaded, setLoaded] = useState(first);
  const [busy, setBusy] = useState(false);
  const { start, end } = calendarPeriod(place.view, place.date);
  useEffect(() => {
    if (!isReady) return undefined;
    const quit = new AbortController();
    setBusy(true);
    fetchEvents(api, { start, end }, quit.signal)
      // A failure shows an empty list (§8).
      .catch((): Lecture[] => [])
      .then((lectures) => {
        if (quit.signal.aborted) return;
        setLoaded({ lectures, more: 0 });
        setBusy(false);
      })
      .catch(() => undefined);
    return () => quit.abort();
  }, [isReady, start, end]);
  return { ...loaded, busy };
}

/** The lectures of a period with some days around it. A failure is logged and thrown (§8). */
export async function fetchEvents(client: Client, period: CalendarPeriod, signal?: AbortSignal): Promise<Lecture[]> {
  const query = paddedRange(period, CALENDAR.paddingDays);
  try {
    return (await client('GET /liveLecture', { query, ...(signal && { signal }) })).data.map(lectureOf);
  } catch (error) {
    // oxlint-disable-next-line no-console -- as the specification words it
    if (!signal?.aborted) console.error('Error fetching events', error);
    throw error;
  }
}

/** The visitor's time zone, if its time differs from Indian time; undefined on the server. */
export const useOtherZone = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => other,
    () => undefined,
  );

const never = () => () => undefined;
const offset = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, timeZoneName: 'longOffset' }).format(Date.now()).split(' ').at(-1);

function otherZone(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return offset(timeZone) === offset(CALENDAR.timeZone) ? undefined : timeZone;
}

const other = otherZone();

/** Whether the page is being printed, which shows the list. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const quit = new AbortController();
    const update = (isPrinting: boolean) => () => flushSync(() => setPrinting(isPrinting));
    addEventListener('beforeprint', update(true), { signal: quit.signal });
    addEventListener('afterprint', update(false), { signal: quit.signal });
    return () => quit.abort();
  }, []);
  return printing;
}
