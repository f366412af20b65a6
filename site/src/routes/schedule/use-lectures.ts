import { calendarPeriod, type CalendarPlace } from '@prospectus/design-system';
import { useEffect, useState } from 'react';

import { api } from '../../lib/api.ts';
import { fetchEvents } from './fetch-events.ts';
import type { Lecture } from './schedule-lecture.ts';

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
