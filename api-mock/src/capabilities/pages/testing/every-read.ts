import type { PageRead } from '@prospectus/contract';

import type { Read } from './read.ts';

/** The addresses of every public read there are, found by the lists the API gives. */
export async function addressesOf(read: Read): Promise<{ readonly [N in PageRead]: readonly string[] }> {
  const programs = await read('programNames', '/program/namelist');
  const specialisations = await read('specialisationNames', '/program/specialisation/namelist');
  const landings = await read('landingNames', '/landing/namelist');
  const lowerLandings = await read('specialisationLandingNames', '/landing/specialisation/namelist');
  const auxiliary = await read('auxiliaryNames', '/auxiliary/routes/namelist');
  const posts = await read('blogList', '/blog');
  const site = await read('siteFrame', '/site');
  const sitemap = await read('sitemap', '/program/sitemap');
  const columns = site.footer?.details ?? [];
  const shaped = (shape: RegExp) => auxiliary.map(({ path }) => path).filter((path) => shape.test(path));
  return {
    sitemap: ['/program/sitemap'],
    programMenu: ['/program/menu'],
    homePage: site.pages.map(({ slug }) => `/homepage/${slug}`),
    programPage: [
      ...programs.map(({ slug }) => `/programpage/${slug}`),
      ...specialisations.map(({ slug, parent }) => `/programpage/${slug}?parent=${parent}`),
    ],
    programList: ['/program'],
    programAll: ['/program/all'],
    programNames: ['/program/namelist'],
    specialisationNames: ['/program/specialisation/namelist'],
    parentPrograms: [1, 2, 3].map((type) => `/program/parentPrograms/${type}`),
    interestList: ['/program/all/erplist'],
    landingPage: [
      ...landings.map(({ slug }) => `/landingpage/${slug}`),
      ...lowerLandings.map(({ slug, parent }) => `/landingpage/${slug}?parent=${parent}`),
    ],
    landingAll: ['/landing/all'],
    landingNames: ['/landing/namelist'],
    specialisationLandingNames: ['/landing/specialisation/namelist'],
    landingInterestList: ['/landing/all/erplist'],
    auxiliaryNames: ['/auxiliary/routes/namelist'],
    auxiliaryNamesOfProgram: programs.map(({ id }) => `/auxiliary/routes/program/namelist/${id}`),
    auxiliaryPage: [...shaped(/^\/auxiliary\/[^/]+$/), '/auxiliary/live-lecture'],
    auxiliaryPageOfProgram: shaped(/^\/auxiliary\/(?!specialisation\/)[^/]+\/[^/]+$/),
    auxiliaryPageOfSpecialisation: shaped(/^\/auxiliary\/specialisation\//),
    footer: [...new Set(columns.flatMap(({ id, slug }) => [`/footer/${id}`, `/footer/${slug}`]))],
    universityFooter: ['1', ...columns.map(({ id }) => id)].map((id) => `/university/footer/${id}`),
    metadataBySlug: sitemap.map(({ path }) => `/metadata/slug/${encodeURIComponent(path.slice(1) || 'home')}`),
    metadata: [],
    promotionalText: ['/promotionalText'],
    launchpadPage: ['/launchpadPage/1'],
    blogList: ['/blog'],
    blogPost: posts.map(({ slug }) => `/blog/${slug}`),
    siteFrame: ['/site'],
    redirectList: ['/redirects'],
    contentDay: ['/content/day'],
  };
}
