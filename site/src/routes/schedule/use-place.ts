import type { CalendarPlace } from '@prospectus/design-system';
import { CALENDAR } from '@prospectus/contract/constants';
import { useEffect, useState } from 'react';

import { isWide } from '../../lib/is-wide.ts';
import { track } from '../../lib/track.ts';
import { remember, remembered } from './remembered.ts';
import { type Asked, asksAnything, type Filters, scheduleAddress } from './schedule-query.ts';

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
