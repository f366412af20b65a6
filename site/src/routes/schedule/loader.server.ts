import { type ProgramItem, SCHEDULE_SLUG } from '@prospectus/contract';
import { calendarPeriod } from '@prospectus/design-system';

import { auxiliaryData } from '../auxiliary/loaders.server.ts';
import { orNotFound, type RenderDeps } from '../page/loader-results.server.ts';
import { parseQuery, firstDayOf, matching, type ScheduleData } from './schedule-query.ts';
import { lectureOf } from './schedule-lecture.ts';

/** Limits the size of the page; the calendar in the browser loads all lectures. */
const MAX_ROWS = 60;

/** The class schedule: an auxiliary page with the lectures of a period (SCHED-01). */
export async function scheduleLoader({ request }: { request: Request }, deps: RenderDeps) {
  const { searchParams } = new URL(request.url);
  return orNotFound(scheduleData(deps, searchParams));
}

async function scheduleData(deps: RenderDeps, parameters: URLSearchParams): Promise<ScheduleData | null> {
  const { api } = deps;
  const query = parseQuery(parameters);
  const [page, day, options, programs] = await Promise.all([
    auxiliaryData(deps, { slug: SCHEDULE_SLUG }, `/${SCHEDULE_SLUG}`),
    api('GET /content/day'),
    api('GET /eventoptions').catch(() => undefined),
    api('GET /program').catch(() => undefined),
  ]);
  if (!page) return null;
  const today = day.data.date;
  const place = { view: query.view ?? ('list' as const), date: query.date ?? today };
  const first = firstDayOf(place, query.date === undefined ? today : undefined);
  const range = { startDate: first, endDate: calendarPeriod(place.view, place.date).end };
  // If the call fails the list is empty (§8).
  const items = (await api('GET /liveLecture', { query: range }).catch(() => undefined))?.data ?? [];
  const lectures = matching(items.map(lectureOf), query.filters);
  return {
    ...page,
    shows: 'schedule',
    schedule: {
      today,
      query,
      shortNames: shortNamesOf(programs?.data ?? [], options?.data.courseName ?? []),
      options: options?.data ?? { courseName: [], semYear: [], batch: [] },
      lectures: lectures.slice(0, MAX_ROWS),
      more: Math.max(0, lectures.length - MAX_ROWS),
    },
  };
}

/** Short names of the courses with lectures, without the word 'Online'. */
function shortNamesOf(programs: readonly ProgramItem[], courses: readonly string[]): Record<string, string> {
  const named = programs.flatMap((program) => [program, ...program.specialisations]);
  return Object.fromEntries(
    named
      .filter(({ display_name, display_short_name }) => display_short_name && courses.includes(display_name))
      .map(({ display_name, display_short_name }) => [display_name, display_short_name.replace(/^Online /, '')]),
  );
}
