import type { ProgramPage } from '@prospectus/contract';
import type { LoaderFunctionArgs } from 'react-router';

import { type NextClass, nextClassOf } from '../lib/next-class.ts';
import {
  isSlug,
  notFoundResult,
  orNull,
  readInterestOptions,
  type RenderDeps,
  visitorQuery,
} from './page/loader-results.server.ts';
import type { LandingData, ProgramData, UniversityData } from './page/page-data.ts';
import { formChoices, universityPage } from './university/loaders.server.ts';

type Address = { slug: string; parent: string | undefined; path: string };

/** The page at `/{slug}` or `/{parent}/{slug}`: a page of the university, a landing page or a programme. */
export async function slugLoader({ params, request }: LoaderFunctionArgs, deps: RenderDeps) {
  const { slug, parent } = params;
  if (!isSlug(slug) || (parent !== undefined && !isSlug(parent))) return notFoundResult();
  const address = { slug, parent, path: new URL(request.url).pathname };
  return (
    (await university(deps, address)) ??
    (await landing(deps, address)) ??
    (await program(deps, address)) ??
    notFoundResult()
  );
}

async function university(deps: RenderDeps, { path, slug }: Address): Promise<UniversityData | null> {
  const { data: site } = await deps.api('GET /site');
  if (!site.pages.some((page) => page.path === path)) return null;
  const [page, choices] = await Promise.all([orNull(universityPage(deps, slug)), formChoices(deps)]);
  return page && { page, path, metadata: page.metadata, shows: 'university', ...choices };
}

/** The slug of a landing page ends in 'lp' (ROUTE-05, ROUTE-06). */
async function landing(deps: RenderDeps, { slug, parent, path }: Address): Promise<LandingData | null> {
  if (!slug.endsWith('lp')) return null;
  const [read, interests] = await Promise.all([
    orNull(deps.api('GET /landingpage/:slug', { params: { slug }, query: { ...visitorQuery(deps), parent } })),
    readInterestOptions(deps.api, 'GET /landing/all/erplist'),
  ]);
  return read?.data.path === path ? { page: read.data, path, interests, shows: 'landing', campaign: true } : null;
}

async function program(deps: RenderDeps, { slug, parent, path }: Address): Promise<ProgramData | null> {
  const [read, interests] = await Promise.all([
    orNull(deps.api('GET /programpage/:slug', { params: { slug }, query: { ...visitorQuery(deps), parent } })),
    readInterestOptions(deps.api),
  ]);
  // The API also finds a specialisation without its programme, but its page has one address.
  if (read?.data.program.path !== path) return null;
  return { page: read.data, path, interests, nextClass: await nextClass(deps, read.data) };
}

/** The next class; null if there is none soon, or the schedule cannot be read. */
async function nextClass(deps: RenderDeps, { program: { display_name } }: ProgramPage): Promise<NextClass | null> {
  const read = await deps.api('GET /lectures/next', { query: { course_name: display_name } }).catch(() => undefined);
  return read?.data.lecture ? nextClassOf(read.data.lecture) : null;
}
