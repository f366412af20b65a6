import type { PageRead } from '@prospectus/contract';

import type { Read } from './read.ts';

/** The addresses of every public read there are, found by the lists the API gives. */
export async function addressesOf(read: Read): Promise<{ readonly [N in PageRead]: readonly string[] }> {
  const programs = await read('GET /program/namelist', '/program/namelist');
  const specialisations = await read('GET /program/specialisation/namelist', '/program/specialisation/namelist');
  const landings = await read('GET /landing/namelist', '/landing/namelist');
  const lowerLandings = await read('GET /landing/specialisation/namelist', '/landing/specialisation/namelist');
  const auxiliary = await read('GET /auxiliary/routes/namelist', '/auxiliary/routes/namelist');
  const posts = await read('GET /blog', '/blog');
  const site = await read('GET /site', '/site');
  const sitemap = await read('GET /program/sitemap', '/program/sitemap');
  const columns = site.footer?.details ?? [];
  const shaped = (shape: RegExp) => auxiliary.map(({ path }) => path).filter((path) => shape.test(path));
  return {
    'GET /program/sitemap': ['/program/sitemap'],
    'GET /program/menu': ['/program/menu'],
    'GET /homepage/:slug': site.pages.map(({ slug }) => `/homepage/${slug}`),
    'GET /programpage/:slug': [
      ...programs.map(({ slug }) => `/programpage/${slug}`),
      ...specialisations.map(({ slug, parent }) => `/programpage/${slug}?parent=${parent}`),
    ],
    'GET /program': ['/program'],
    'GET /program/all': ['/program/all'],
    'GET /program/namelist': ['/program/namelist'],
    'GET /program/specialisation/namelist': ['/program/specialisation/namelist'],
    'GET /program/parentPrograms/:id': [1, 2, 3].map((type) => `/program/parentPrograms/${type}`),
    'GET /program/all/erplist': ['/program/all/erplist'],
    'GET /landingpage/:slug': [
      ...landings.map(({ slug }) => `/landingpage/${slug}`),
      ...lowerLandings.map(({ slug, parent }) => `/landingpage/${slug}?parent=${parent}`),
    ],
    'GET /landing/all': ['/landing/all'],
    'GET /landing/namelist': ['/landing/namelist'],
    'GET /landing/specialisation/namelist': ['/landing/specialisation/namelist'],
    'GET /landing/all/erplist': ['/landing/all/erplist'],
    'GET /auxiliary/routes/namelist': ['/auxiliary/routes/namelist'],
    'GET /auxiliary/routes/program/namelist/:id': programs.map(({ id }) => `/auxiliary/routes/program/namelist/${id}`),
    'GET /auxiliary/:slug': [...shaped(/^\/auxiliary\/[^/]+$/), '/auxiliary/live-lecture'],
    'GET /auxiliary/:program/:slug': shaped(/^\/auxiliary\/(?!specialisation\/)[^/]+\/[^/]+$/),
    'GET /auxiliary/specialisation/:a/:b': shaped(/^\/auxiliary\/specialisation\//),
    'GET /footer/:id': [...new Set(columns.flatMap(({ id, slug }) => [`/footer/${id}`, `/footer/${slug}`]))],
    'GET /university/footer/:id': ['1', ...columns.map(({ id }) => id)].map((id) => `/university/footer/${id}`),
    'GET /metadata/slug/:slug': sitemap.map(
      ({ path }) => `/metadata/slug/${encodeURIComponent(path.slice(1) || 'home')}`,
    ),
    'GET /metadata/:id': [],
    'GET /promotionalText': ['/promotionalText'],
    'GET /launchpadPage/:id': ['/launchpadPage/1'],
    'GET /blog': ['/blog'],
    'GET /blog/:slug': posts.map(({ slug }) => `/blog/${slug}`),
    'GET /site': ['/site'],
    'GET /redirects': ['/redirects'],
    'GET /content/day': ['/content/day'],
  };
}
