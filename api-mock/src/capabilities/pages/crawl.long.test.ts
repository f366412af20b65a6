import { type PageRead, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { addressesOf } from './testing/every-read.ts';
import { isFile, leadsSomewhere, linksIn } from './testing/links.ts';
import { type Read, readsBy } from './testing/read.ts';

let api: TestApi;
let call: Call;
let read: Read;
let addresses: Awaited<ReturnType<typeof addressesOf>>;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  read = readsBy(call);
  addresses = await addressesOf(read);
});
afterAll(() => api.stop());

const KEYS: readonly [ids: string, read: PageRead, atLeast: number][] = [
  ['API-01', 'GET /program/sitemap', 1],
  ['API-02 NAV-03', 'GET /program/menu', 1],
  ['API-03 ENT-08 ENT-20 ENT-21 ENT-22 ENT-27', 'GET /homepage/:slug', 11],
  ['API-04 ENT-06 ENT-07 ENT-08 ENT-09 ENT-10 ENT-11 ENT-12 ENT-15 ENT-19', 'GET /programpage/:slug', 27],
  ['API-05 ENT-23', 'GET /auxiliary/:slug', 2],
  ['API-06 ENT-23', 'GET /auxiliary/:program/:slug', 1],
  ['API-07 ENT-23', 'GET /auxiliary/specialisation/:a/:b', 1],
  ['API-08 ENT-08 ENT-27', 'GET /landingpage/:slug', 4],
  ['API-09 ENT-24', 'GET /footer/:id', 5],
  ['API-10 ENT-24', 'GET /university/footer/:id', 5],
  ['API-12', 'GET /promotionalText', 1],
  ['API-13', 'GET /program/namelist', 1],
  ['API-14', 'GET /program/specialisation/namelist', 1],
  ['API-15 ENT-06', 'GET /program/parentPrograms/:id', 3],
  ['API-16', 'GET /auxiliary/routes/namelist', 1],
  ['API-17', 'GET /auxiliary/routes/program/namelist/:id', 18],
  ['API-18', 'GET /landing/namelist', 1],
  ['API-19', 'GET /landing/specialisation/namelist', 1],
  ['API-20 ENT-06 ENT-07', 'GET /program', 1],
  ['API-21 ENT-05', 'GET /program/all/erplist', 1],
  ['API-22 ENT-05', 'GET /landing/all/erplist', 1],
  ['API-25 ENT-26', 'GET /launchpadPage/:id', 1],
  ['API-27 ENT-06', 'GET /program/all', 1],
  ['API-28', 'GET /landing/all', 1],
  ['API-29', 'GET /metadata/slug/:slug', 50],
  ['ENT-27', 'GET /blog', 1],
  ['ENT-27', 'GET /blog/:slug', 4],
  ['ENT-25 ENT-27', 'GET /site', 1],
  ['what has moved:', 'GET /redirects', 1],
];

describe('exact keys', () => {
  test.each(KEYS)('%s of every answer of %s', async (_ids, name, atLeast) => {
    expect(addresses[name].length).toBeGreaterThanOrEqual(atLeast);
    for (const address of addresses[name]) await read(name, address);
  });
});

/** Every link of every answer, with the first answer that holds it. */
async function allLinks(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of Object.values(await addressesOf(read)).flat())
    for (const link of linksIn((await call('GET', path)).body)) if (!found.has(link)) found.set(link, path);
  return found;
}
async function deadLinks(): Promise<string[]> {
  const checked = [...(await allLinks())].map(async ([link, on]) =>
    (await leadsSomewhere(call, api.origin, link)) ? [] : [`${link} on ${on}`],
  );
  return (await Promise.all(checked)).flat();
}

describe('links', () => {
  test('SEED-12 NAV-06 no link that the API gives is dead', async () => {
    expect((await allLinks()).size).toBeGreaterThan(80);
    expect(await deadLinks()).toEqual([]);
  });

  test('NAV-06 NAV-04 the footer leads to every page of the specification', async () => {
    const links = new Set(linksIn(await read('GET /university/footer/:id', '/university/footer/1')));
    const wanted =
      '/online-bba /online-bcom /online-ba /online-mba /online-ma/political-science /online-ma/mass-communication /online-ma/english /online-mca /online-mcom /assessments /course-conduction /discussion-forum /live-lecture /admission-policy /registration-process';
    expect(wanted.split(' ').filter((link) => !links.has(link))).toEqual([]);
  });

  test('ROUTE-11 ROUTE-13 informational pages have a title of their own', async () => {
    const slugs =
      'about programmes contact recognition admission-policy registration-process assessments course-conduction discussion-forum privacy-policy';
    const titles = new Set<string>();
    for (const slug of slugs.split(' ')) titles.add((await read('GET /homepage/:slug', `/homepage/${slug}`)).title);
    titles.add((await read('GET /auxiliary/:slug', '/auxiliary/live-lecture')).title);
    expect(titles.size).toBe(11);
  });

  test('SEO-02 SEO-03 every path is in the sitemap once, and has a page and metadata; landing pages are not in it', async () => {
    const paths = (await read('GET /program/sitemap', '/program/sitemap')).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect([path, await leadsSomewhere(call, api.origin, path)]).toEqual([path, true]);
    const known = [...(await allLinks()).keys()].filter((link) => !isFile(link));
    const landing = (await read('GET /landing/all', '/landing/all')).map(({ path }) => path);
    expect(landing.length).toBeGreaterThan(3);
    expect(paths.filter((path) => landing.includes(path))).toEqual([]);
    const personal = ['/referral-dashboard', '/enquire', '/admissionportal/', '/refurl', '/influencer'];
    const listed = new Set([...paths, ...landing, ...personal]);
    expect(known.filter((link) => !listed.has(new URL(link, api.origin).pathname))).toEqual([]);
  });

  test('a dead link is found, in a text as in a field', async () => {
    const token = await tokenOf(call, ROLE.ADMIN);
    const publish = async (resource: string, body: object) => {
      const { id } = (await call('POST', `/admin/${resource}`, { token, body })).body as { id: string };
      expect((await call('POST', `/admin/${resource}/${id}/publish`, { token })).status).toBe(200);
    };
    const content = '<p>See <a href="/online-mba/nowhere#fees">this</a>, or <a href="/about">that</a>.</p>';
    await publish('pages', { slug: 'dead-ends', title: 'Dead ends', content });
    await publish('launchpad', { title: 'A way out', link: '/no-such-page' });
    expect(await deadLinks()).toEqual([
      '/online-mba/nowhere#fees on /homepage/dead-ends',
      '/no-such-page on /launchpadPage/1',
    ]);
  });
});
