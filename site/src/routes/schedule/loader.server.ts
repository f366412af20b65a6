import { type ProgramItem, SCHEDULE_SLUG } from '@prospectus/contract';
import { calendarPeriod } from '@prospectus/design-system';

import { auxiliaryData } from '../auxiliary/loaders.server.ts';
import { orNotFound, type RenderDeps } from '../page/loader-results.server.ts';
import { askedOf, firstDayOf, matching, type ScheduleData } from './schedule-query.ts';
import { lectureOf } from './schedule-lecture.ts';

/** More rows would make the page heavier than a page may be; the calendar in the browser has all of them. */
const MOST_ROWS = 60;

/** The class schedule: the auxiliary page with the lectures of the period that its address asks for (SCHED-01). */
export async function scheduleLoader({ request }: { request: Request }, deps: RenderDeps) {
  const { searchParams } = new URL(request.url);
  return orNotFound(scheduleData(deps, searchParams));
}

async function scheduleData(deps: RenderDeps, query: URLSearchParams): Promise<ScheduleData | null> {
  const { api } = deps;
  const asked = askedOf(query);
  const [page, day, options, programs] = await Promise.all([
    auxiliaryData(deps, { slug: SCHEDULE_SLUG }, `/${SCHEDULE_SLUG}`),
    api('GET /content/day'),
    api('GET /eventoptions').catch(() => undefined),
    api('GET /program').catch(() => undefined),
  ]);
  if (!page) return null;
  const today = day.data.date;
  const place = { view: asked.view ?? ('list' as const), date: asked.date ?? today };
  const first = firstDayOf(place, asked.date === undefined ? today : undefined);
  const range = { startDate: first, endDate: calendarPeriod(place.view, place.date).end };
  // Where they cannot be read the list is empty (§8).
  const sent = (await api('GET /liveLecture', { query: range }).catch(() => undefined))?.data ?? [];
  const lectures = matching(sent.map(lectureOf), asked.filters);
  return {
    ...page,
    shows: 'schedule',
    schedule: {
      today,
      asked,
      shortNames: shortNamesOf(programs?.data ?? [], options?.data.courseName ?? []),
      options: options?.data ?? { courseName: [], semYear: [], batch: [] },
      lectures: lectures.slice(0, MOST_ROWS),
      more: Math.max(0, lectures.length - MOST_ROWS),
    },
  };
}

/** Of the courses that have lectures and a short name; every class here is online, so that word is left out. */
function shortNamesOf(programs: readonly ProgramItem[], courses: readonly string[]): Record<string, string> {
  const named = programs.flatMap((program) => [program, ...program.specialisations]);
  return Object.fromEntries(
    named
      .filter(({ display_name, display_short_name }) => display_short_name && courses.includes(display_name))
      .map(({ display_name, display_short_name }) => [display_name, display_short_name.replace(/^Online /, '')]),
  );
}
