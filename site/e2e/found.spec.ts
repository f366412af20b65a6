import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type APIRequestContext, expect, test } from 'playwright/test';

import { KINDS } from './kinds.ts';

/** Pages that answer a visitor and are nobody's to share. */
const OWN = ['/enquire?program=online-ma', '/admissionportal/', '/no-such-page'];

// Each page is rendered for the first time.
test.beforeEach(() => test.setTimeout(120_000));

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('the HTML of every kind of page is valid', async ({ request }) => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:document'],
      // Scripts are files of this very origin.
      rules: { 'require-sri': 'off' },
    }),
  );
  for (const path of [...KINDS, ...OWN]) {
    const { results } = await validator.validateString(await htmlOf(request, path));
    const found = results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${selector}: ${message}`));
    expect(found, path).toEqual([]);
  }
});

test('SEO-02 a shared page has a picture that networks show, with its size and words', async ({ request }) => {
  for (const path of KINDS) {
    const html = await htmlOf(request, path);
    const said = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)">`).exec(html)?.[1];
    const picture = new URL(said('og:image') ?? '');
    const answer = await request.get(picture.pathname);
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([
      200,
      expect.stringMatching(/^image\/(png|jpeg|webp)$/),
    ]);
    expect(said('og:image:alt')?.length, path).toBeGreaterThan(5);
    expect(said('og:title'), path).toBeTruthy();
    expect(said('twitter:card'), path).toBe('summary_large_image');
    if (!picture.pathname.startsWith('/share/')) continue;
    const bytes = await answer.body();
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(size, path).toEqual([1200, 630]);
    expect([said('og:image:width'), said('og:image:height')], path).toEqual(size.map(String));
  }
  for (const path of ['/logo.png', '/apple-touch-icon.png', '/favicon.svg'])
    expect((await request.get(path)).headers()['content-type'], path).toMatch(/^image\//);
  expect((await request.get('/share/No%20Slug.png')).status()).toBe(404);
});

type Node = Record<string, unknown> & { '@type': string };

/** What search engines require of each type, beyond its name. */
const REQUIRED: Record<string, string[]> = {
  CollegeOrUniversity: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'description', 'breadcrumb'],
  Course: ['name', 'description', 'provider', 'url', 'image', 'hasCourseInstance', 'offers'],
  FAQPage: ['mainEntity'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  ItemList: ['itemListElement'],
};

test('SEO-01 structured data stands on every kind of page, whole', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of KINDS) {
    const html = await htmlOf(request, path);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: Node[] };
    const of = (type: string) => graph.find((node) => node['@type'] === type);
    for (const node of graph) {
      seen.add(node['@type']);
      for (const property of REQUIRED[node['@type']] ?? [])
        expect(node[property], `${path} ${node['@type']}.${property}`).toBeTruthy();
    }
    expect(of('CollegeOrUniversity'), path).toBeDefined();
    const { itemListElement: crumbs = [] } = (of('WebPage')?.['breadcrumb'] ?? {}) as { itemListElement?: Node[] };
    expect(crumbs, path).not.toEqual([]);
    expect(
      crumbs.map(({ position, name, item }) => [position, Boolean(name), URL.canParse(String(item))]),
      path,
    ).toEqual(crumbs.map((_, at) => [at + 1, true, true]));
    expect(Boolean(of('Course')), path).toBe(/^\/(online-[mb]|german)/.test(path));
  }
  expect([...seen].toSorted()).toEqual(Object.keys(REQUIRED).toSorted());
});

test('SEO-03 what robots may not read is not in the sitemap; its dates are dates', async ({ request }) => {
  const sitemap = await htmlOf(request, '/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const robots = await htmlOf(request, '/robots.txt');
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start);
  expect(closed).not.toEqual([]);
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  expect(paths).toContain('/launchpad');
  const dates = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date = '']) => date);
  expect(dates.length).toBe(paths.length);
  expect(dates.filter((date) => Number.isNaN(Date.parse(date)) || Date.parse(date) > Date.now() + 60_000)).toEqual([]);
});

test('the blog’s feed has what a reader needs of each entry', async ({ request }) => {
  const answer = await request.get('/blog.atom');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  const feed = await answer.text();
  const entries = [...feed.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry = '']) => entry);
  expect(entries.length).toBeGreaterThan(0);
  const ids = entries.map((entry) => /<id>([^<]+)<\/id>/.exec(entry)?.[1] ?? '');
  expect(new Set(ids).size).toBe(entries.length);
  for (const entry of [feed.replaceAll(/<entry>.*?<\/entry>/gs, ''), ...entries]) {
    for (const element of ['id', 'title', 'updated', 'author'])
      expect(entry.match(new RegExp(`<${element}>`, 'g')), element).toHaveLength(1);
    expect(/<updated>([^<]+)</.exec(entry)?.[1]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
  }
});

const BROTLI = { 'accept-encoding': 'br' };

test('files named after what is in them are compressed and kept for ever; fonts are fetched with the page', async ({
  request,
}) => {
  const html = await htmlOf(request, '/online-ma');
  const scripts = (/data-code="([^"]+)"/.exec(html)?.[1] ?? '').split(' ');
  const lattice = /src="(\/lattice\/[^"]+)"/.exec(html)?.[1] ?? '';
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = '']) => href);
  expect(fonts.length, 'two families, and the signs among them the rupee’s').toBe(4);
  for (const file of [...scripts, lattice]) {
    const headers = (await request.get(file, { headers: BROTLI })).headers();
    expect([headers['content-encoding'], headers['vary']], file).toEqual(['br', 'Accept-Encoding']);
    expect(headers['cache-control'], file).toContain('immutable');
  }
  for (const font of fonts) {
    const answer = await request.get(font);
    expect([answer.headers()['content-type'], answer.headers()['cache-control']], font).toEqual([
      'font/woff2',
      expect.stringContaining('immutable'),
    ]);
    expect((await answer.body()).length, 'a subset').toBeLessThan(60_000);
  }
});
