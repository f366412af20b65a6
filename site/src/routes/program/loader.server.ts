import type { LoaderFunctionArgs } from 'react-router';

import { isSlug, nothing, orNull, type RenderDeps, visitorQuery } from '../answers.server.ts';
import { interestChoices } from '../interestChoices.server.ts';
import type { LandingData, ProgramData, UniversityData } from '../pageData.ts';
import { onlyShown as onlyShownOfUniversity, universityPage } from '../university/loaders.server.ts';
import { onlyShown } from './onlyShown.server.ts';

type Place = { slug: string; parent: string | undefined; path: string };

/** What stands at `/{slug}` or `/{parent}/{slug}`: a page of the university, a landing page or a programme. */
export async function placeLoader({ params, request }: LoaderFunctionArgs, deps: RenderDeps) {
  const { slug, parent } = params;
  if (!isSlug(slug) || (parent !== undefined && !isSlug(parent))) return nothing();
  const place = { slug, parent, path: new URL(request.url).pathname };
  return (await university(deps, place)) ?? (await landing(deps, place)) ?? (await program(deps, place)) ?? nothing();
}

async function university(deps: RenderDeps, { path, slug }: Place): Promise<UniversityData | null> {
  const { data: site } = await deps.api('siteFrame');
  if (!site.pages.some((page) => page.path === path)) return null;
  const page = await orNull(universityPage(deps, slug));
  return page && { page: onlyShownOfUniversity(page), path, metadata: page.metadata, shows: 'university' };
}

/** A path is a landing page when there is a record of it, whose slug ends in 'lp' (ROUTE-05, ROUTE-06). */
async function landing(deps: RenderDeps, { slug, parent, path }: Place): Promise<LandingData | null> {
  if (!slug.endsWith('lp')) return null;
  const [read, interests] = await Promise.all([
    orNull(deps.api('landingPage', { params: { slug }, query: { ...visitorQuery(deps), parent } })),
    interestChoices(deps.api, 'landingInterestList'),
  ]);
  return read?.data.path === path
    ? { page: onlyShown(read.data), path, interests, shows: 'landing', campaign: true }
    : null;
}

async function program(deps: RenderDeps, { slug, parent, path }: Place): Promise<ProgramData | null> {
  const [read, interests] = await Promise.all([
    orNull(deps.api('programPage', { params: { slug }, query: { ...visitorQuery(deps), parent } })),
    interestChoices(deps.api),
  ]);
  // The API also finds a specialisation by its own name; its page stands under its programme alone.
  return read?.data.program.path === path ? { page: onlyShown(read.data), path, interests } : null;
}
