import { calendarPeriod, type CalendarPeriod, type CalendarPlace } from '@prospectus/design-system';
import { CALENDAR } from '@prospectus/contract/constants';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Client } from '@prospectus/contract/client';
import { flushSync } from 'react-dom';

import { isWide } from '../../lib/is-wide.ts';
import { track } from '../../lib/track.ts';
import {
  type Asked,
  asksAnything,
  type Filters,
  paddedRange,
  remember,
  remembered,
  scheduleAddress,
} from './schedule-query.ts';
import { api } from '../../lib/api.ts';
import { type Lecture, lectureOf } from './schedule-lecture.ts';

/**
 * Where the reader is in the schedule, and what is chosen. The page comes as a list; in the browser it becomes what was
 * seen last, or a month where there is room for one, unless its address asks for something.
 */
export function usePlace(path: string, asked: Asked, serverToday: string) {
  const [today, setToday] = useState(serverToday);
  const [place, setPlace] = useState<CalendarPlace>({ view: asked.view ?? 'list', date: asked.date ?? serverToday });
  const [isDated, setDated] = useState(asked.date !== undefined);
  const [filters, setFilters] = useState(asked.filters);
  const [draft, setDraft] = useState(asked.filters);
  const [isReady, setReady] = useState(false);

  // The reader's clock and memory are not the server's; they come in once the page is alive.
  useEffect(() => {
    const day = dayIn(CALENDAR.timeZone);
    const last = asksAnything(asked) ? undefined : remembered();
    const view = asked.view ?? last?.view ?? (isWide() ? 'month' : 'list');
    setToday(day);
    setPlace({ view, date: asked.date ?? day });
    if (last) {
      setFilters(last.filters);
      setDraft(last.filters);
    }
    setReady(true);
  }, [asked]);

  const show = (to: CalendarPlace, chosen: Filters) => {
    setPlace(to);
    setFilters(chosen);
    remember({ view: to.view, filters: chosen });
    window.history.replaceState(window.history.state, '', scheduleAddress(path, to, chosen));
  };
  return {
    today,
    place,
    /** A day was asked for; else the list begins today. */
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

/** The lectures of a place: those of the page at first, then all of the period and around it, as the reader goes on. */
export function useLectures(place: CalendarPlace, isReady: boolean, first: Loaded): Loaded & { busy: boolean } {
  const [loaded, setLoaded] = useState(first);
  const [busy, setBusy] = useState(false);
  const { start, end } = calendarPeriod(place.view, place.date);
  useEffect(() => {
    if (!isReady) return undefined;
    const quit = new AbortController();
    setBusy(true);
    fetchEvents(api, { start, end }, quit.signal)
      // A failure is an empty list, silently (§8).
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

/** The lectures of a period and of some days around it. A failure is logged and handed on (§8). */
export async function fetchEvents(api: Client, period: CalendarPeriod, signal?: AbortSignal): Promise<Lecture[]> {
  const query = paddedRange(period, CALENDAR.paddingDays);
  try {
    return (await api('GET /liveLecture', { query, ...(signal && { signal }) })).data.map(lectureOf);
  } catch (error) {
    // oxlint-disable-next-line no-console -- as the specification words it
    if (!signal?.aborted) console.error('Error fetching events', error);
    throw error;
  }
}

/** The reader's own time zone, where its clocks do not show Indian time today; unknown to the server. */
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

/** Whether the page is being printed: a list is shown then, which paper can hold. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const quit = new AbortController();
    const put = (to: boolean) => () => flushSync(() => setPrinting(to));
    addEventListener('beforeprint', put(true), { signal: quit.signal });
    addEventListener('afterprint', put(false), { signal: quit.signal });
    return () => quit.abort();
  }, []);
  return printing;
}
