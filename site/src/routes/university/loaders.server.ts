import type { HomePage } from '@prospectus/contract';

import { readInterestOptions, type RenderDeps, visitorQuery } from '../page/loader-results.server.ts';
import type { UniversityData } from '../page/page-data.ts';
import { admissionFacts, programKinds } from '../../sections/university/program-groups.ts';

/** The home page, or another page of the university by its slug. */
export async function universityPage(deps: RenderDeps, slug: string): Promise<HomePage> {
  const { data } = await deps.api('GET /homepage/:slug', { params: { slug }, query: visitorQuery(deps) });
  return data;
}

export async function homeData(deps: RenderDeps): Promise<UniversityData> {
  const [home, choices] = await Promise.all([universityPage(deps, 'home'), formChoices(deps)]);
  return {
    page: home,
    path: home.path,
    metadata: home.metadata,
    kinds: programKinds(home.programs),
    admission: admissionFacts(home.programs),
    ...choices,
  };
}

/** Options of the banner's form, which verified visitors do not see (PAGE-05). */
export const formChoices = async (deps: RenderDeps): Promise<Pick<UniversityData, 'interests'>> =>
  deps.visitor() === 'verified' ? {} : { interests: await readInterestOptions(deps.api) };

/** Texts and sections for visitors with a referral link (ROUTE-07). */
const REFERRED = {
  title: 'A friend thinks you’d do well here',
  short_description:
    'Share your details, and a counsellor will tell you what you can study, what it costs and if it suits you.',
  order: ['featured_programs', 'accreditations', 'benefits', 'testimonials', 'university', 'faqs', 'get_in_touch'],
} satisfies Partial<HomePage>;

/** A campaign page: the home page's content with its own metadata (ROUTE-04, ROUTE-07, ROUTE-08). */
export async function campaignData({ request }: { request: Request }, deps: RenderDeps): Promise<UniversityData> {
  const { pathname } = new URL(request.url);
  const [home, { data: metadata }, interests] = await Promise.all([
    universityPage(deps, 'home'),
    deps.api('GET /metadata/slug/:slug', { params: { slug: pathname.slice(1) } }),
    readInterestOptions(deps.api, 'GET /landing/all/erplist'),
  ]);
  const page = pathname === '/refurl' ? { ...home, ...REFERRED } : home;
  return { page, path: pathname, metadata, campaign: true, interests };
}
