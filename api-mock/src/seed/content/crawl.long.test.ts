import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { FIXED_PATHS, seededPaths } from './testing/paths.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Reads that list or frame pages: where a visitor, or a search engine, begins. */
const STARTS = [
  '/program/sitemap',
  '/program/menu',
  '/program/all',
  '/landing/all',
  '/landing/namelist',
  '/landing/specialisation/namelist',
  '/auxiliary/routes/namelist',
  '/site',
  '/footer/university',
  '/university/footer/1',
  '/promotionalText',
  '/blog',
  '/redirects',
  '/launchpadPage/1',
];
/** Fixed pages that show no record, or one that is read from elsewhere. */
const WITHOUT_READ = new Set(['/refurl', '/referral-dashboard', '/admissionportal', '/compare', '/blog', '/launchpad']);

/** Reached from outside alone, by campaigns and referrals; and the schedule by its other address (SCHED-01). */
const UNLISTED = [
  '/online-degree-education-learning-courses-ct',
  '/influencer',
  '/refurl',
  '/referral-dashboard',
  '/auxiliary/live-lecture',
];

test('SEED-12 NAV-06 ROUTE-13 no link that the API gives is dead, and every seeded page is reached', async () => {
  const reached = new Set<string>();
  const dead: string[] = [];
  const found: { link: string; on: string }[] = [];
  for (const start of STARTS) found.push(...linksOf(await read(start), start));
  for (let next = found.pop(); next; next = found.pop()) {
    const path = next.link.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, '') ?? '';
    if (reached.has(path)) continue;
    reached.add(path);
    if (/^\/(media|api)\//.test(path)) {
      const file = await fetch(`${api.origin}${path}`, { method: 'HEAD' });
      if (file.status !== 200) dead.push(`${path} on ${next.on}`);
    } else if (!WITHOUT_READ.has(path)) {
      const answer = await firstOf(callsFor(path));
      if (answer === undefined) dead.push(`${path} on ${next.on}`);
      else found.push(...linksOf(answer, path));
    }
  }
  expect(dead).toEqual([]);
  const unseen = [...seededPaths, ...FIXED_PATHS].filter((path) => !reached.has(path.replace(/(?<=.)\/$/, '')));
  expect(unseen.toSorted()).toEqual(UNLISTED.toSorted());
  expect(await read('/auxiliary/live-lecture')).toBeDefined();
});

/** The reads that may answer for a page of the site, as its router asks them. */
function callsFor(path: string): string[] {
  if (path === '/') return ['/homepage/home'];
  if (path.startsWith('/auxiliary/') || path.startsWith('/blog/')) return [path];
  const [slug = '', ...parents] = path.slice(1).split('/').toReversed();
  const [parent] = parents;
  if (parent) return [`/programpage/${slug}?parent=${parent}`, `/landingpage/${slug}?parent=${parent}`];
  return [`/homepage/${slug}`, `/programpage/${slug}`, `/landingpage/${slug}`, `/auxiliary/${slug}`];
}

async function firstOf(calls: readonly string[]): Promise<unknown> {
  for (const call of calls) {
    const answer = await read(call);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

async function read(call: string): Promise<unknown> {
  const answer = await fetch(`${api.url}${call}`);
  if (answer.status === 404) return undefined;
  expect([call, answer.status]).toEqual([call, 200]);
  return ((await answer.json()) as { data: unknown }).data;
}

/** Paths of this origin anywhere in an answer, as a value or as a link in HTML; what redirects begin with is none. */
function linksOf(value: unknown, on: string): { link: string; on: string }[] {
  if (typeof value === 'string') {
    const links = value.startsWith('/')
      ? [value]
      : [...value.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
    return links.map((link) => ({ link, on }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => (key === 'from' ? [] : linksOf(field, on)));
}
