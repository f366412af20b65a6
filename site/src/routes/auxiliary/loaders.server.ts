import type { AuxiliaryPage } from '@prospectus/contract';
import { SCHEDULE_SLUG } from '@prospectus/contract';
import type { LoaderFunctionArgs } from 'react-router';

import { orNotFound, isSlug, notFoundResult, type RenderDeps } from '../page/loader-results.server.ts';
import { readInterestOptionsFor } from '../page/interest-options.server.ts';
import type { AuxiliaryData, Lecture } from '../page/page-data.ts';
import { footerColumns } from '../shell/navigation.ts';

/** An auxiliary page in its three forms (ROUTE-15). */
export async function auxiliaryLoader({ params, request }: LoaderFunctionArgs, deps: RenderDeps) {
  if (!Object.values(params).every(isSlug)) return notFoundResult();
  return orNotFound(auxiliaryData(deps, params, new URL(request.url).pathname));
}

/** The class schedule is at the root of the site, with its lectures (SCHED-01). */
export async function scheduleLoader(deps: RenderDeps) {
  return orNotFound(
    auxiliaryData(deps, { slug: SCHEDULE_SLUG }, `/${SCHEDULE_SLUG}`).then(
      async (page): Promise<AuxiliaryData | null> => page && { ...page, lectures: await comingLectures(deps) },
    ),
  );
}

type Params = LoaderFunctionArgs['params'];

async function auxiliaryData(deps: RenderDeps, params: Params, path: string): Promise<AuxiliaryData | null> {
  const [page, site] = await Promise.all([read(deps, params), deps.api('siteFrame')]);
  if (page.path !== path) return null;
  const { footer, marketing: _elsewhere, program, ...shown } = page;
  const verified = deps.visitor() === 'verified';
  return {
    page: shown,
    ...(verified ? { interests: [] } : await readInterestOptionsFor(deps.api, program)),
    parent: program && { name: program.display_name, path: program.path },
    ...(footer && footer.slug !== site.data.footer?.slug && { footer: footerColumns(footer) }),
  };
}

async function read({ api }: RenderDeps, { slug = '', program, a, b }: Params): Promise<AuxiliaryPage> {
  if (a !== undefined && b !== undefined)
    return (await api('auxiliaryPageOfSpecialisation', { params: { a, b } })).data;
  if (program !== undefined) return (await api('auxiliaryPageOfProgram', { params: { program, slug } })).data;
  return (await api('auxiliaryPage', { params: { slug } })).data;
}

const DAYS_SHOWN = 7;
const DAY_MS = 86_400_000;

/** Lectures from today on; where they cannot be read the list is empty (§8). */
async function comingLectures({ api }: RenderDeps): Promise<Lecture[]> {
  const { date: today } = (await api('contentDay')).data;
  const last = new Date(Date.parse(today) + (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10);
  const listed = await api('liveLecture', { query: { startDate: today, endDate: last } }).catch(() => undefined);
  return (listed?.data ?? []).map((lecture) => ({
    id: lecture.id,
    day: lecture.start_date,
    time: `${lecture.start_time} to ${lecture.end_time}`,
    course: lecture.course_name,
    subject: lecture.subject_name,
    batch: lecture.batch,
    semester: lecture.sem_year,
  }));
}
