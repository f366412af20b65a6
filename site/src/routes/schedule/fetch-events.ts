import type { Client } from '@prospectus/contract/client';
import { CALENDAR } from '@prospectus/contract/constants';
import type { CalendarPeriod } from '@prospectus/design-system';

import { type Lecture, lectureOf } from './schedule-lecture.ts';
import { paddedRange } from './schedule-query.ts';

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
