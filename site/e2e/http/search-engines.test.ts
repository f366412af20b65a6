import { nodesIn, SHAPES, structuredProblems } from '@prospectus/contract/structured-data';
import { expect, test } from 'vitest';

import { KINDS } from './page-kinds.ts';
import { htmlOf, product } from './requests.ts';

type Node = Record<string, unknown> & { '@type': string };

/** Additional structured data by kind of page. */
const TYPES: Record<string, string[]> = {
  '/recognition': ['FAQPage'],
  '/online-bba': ['Course', 'FAQPage', 'VideoObject'],
  '/blog/examination-days': ['BlogPosting'],
  '/compare?programs=online-ma,online-mba': ['ItemList'],
};

test('SEO-01 structured data on every kind of page is complete and has the types of its kind', async () => {
  const seen = new Set<string>();
  for (const path of [...KINDS, '/about']) {
    const html = await htmlOf(path);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: Node[] };
    const of = (type: string) => graph.find((node) => node['@type'] === type);
    for (const node of nodesIn(graph)) seen.add(node['@type']);
    expect(structuredProblems(graph), path).toEqual([]);
    for (const type of ['CollegeOrUniversity', 'WebPage', ...(TYPES[path] ?? [])])
      expect(of(type), `${path} ${type}`).toBeDefined();
    const { itemListElement: crumbs = [] } = (of('WebPage')?.['breadcrumb'] ?? {}) as { itemListElement?: Node[] };
    expect(crumbs, path).not.toEqual([]);
    expect(
      crumbs.map(({ position, name, item }) => [position, Boolean(name), URL.canParse(String(item))]),
      path,
    ).toEqual(crumbs.map((_, at) => [at + 1, true, true]));
    const { price } = (of('Course')?.['offers'] ?? {}) as { price?: number };
    // The first amount on the page is that of the first screen.
    if (price !== undefined) expect([path, String(price)]).toEqual([path, /<data value="(\d+)"/.exec(html)?.[1]]);
    expect(Boolean(of('Course')), path).toBe(/^\/(online-[mb]|german)/.test(path));
  }
  // The organisation is the author only if none is named.
  expect([...seen, 'Organization'].toSorted()).toEqual(Object.keys(SHAPES).toSorted());
});

test('SEO-03 the sitemap has no address that robots.txt excludes, and valid dates', async () => {
  const sitemap = await htmlOf('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const robots = await htmlOf('/robots.txt');
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start);
  expect(closed).not.toEqual([]);
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  expect(paths).toContain('/launchpad');
  const dates = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date = '']) => date);
  expect(dates.length).toBe(paths.length);
  expect(dates.filter((date) => Number.isNaN(Date.parse(date)) || Date.parse(date) > Date.now() + 60_000)).toEqual([]);
});

test('every entry of the blog’s feed has its required elements once', async () => {
  const answer = await product.get('/blog.atom');
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

/** Smaller files are not compressed: `.config/precompress.mjs`. */
const LEAST_COMPRESSED_BYTES = 200;

test('files named by their content are compressed and immutable; fonts are preloaded', async () => {
  const html = await htmlOf('/online-ma');
  const scripts = (/data-code="([^"]+)"/.exec(html)?.[1] ?? '').split(' ');
  const lattice = /src="(\/lattice\/[^"]+)"/.exec(html)?.[1] ?? '';
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = '']) => href);
  expect(fonts.length, 'two families, and the rupee’s sign of the text').toBe(3);
  for (const file of [...scripts, lattice]) {
    const answer = await product.get(file, { headers: BROTLI });
    const headers = answer.headers();
    if ((await answer.body()).length >= LEAST_COMPRESSED_BYTES)
      expect([headers['content-encoding'], headers['vary']], file).toEqual(['br', 'Accept-Encoding']);
    expect(headers['cache-control'], file).toContain('immutable');
  }
  for (const font of fonts) {
    const answer = await product.get(font);
    expect([answer.headers()['content-type'], answer.headers()['cache-control']], font).toEqual([
      'font/woff2',
      expect.stringContaining('immutable'),
    ]);
    expect((await answer.body()).length, 'a subset').toBeLessThan(60_000);
  }
});

test('SEO-01 SEO-02 SEO-03 title, description, share image and structured data are in the server’s page', async () => {
  for (const path of ['/', '/online-ma', '/online-ma/english']) {
    const html = await (await product.get(path)).text();
    const contentOf = (pattern: RegExp) => pattern.exec(html)?.[1];
    const written = await product.get(`/api/metadata/slug/${encodeURIComponent(path.slice(1) || 'home')}`);
    const { data: metadata } = (await written.json()) as { data: { title: string } };
    expect(contentOf(/<title>([^<]+)<\/title>/)).toBe(metadata.title);
    expect(contentOf(/<meta name="description" content="([^"]+)">/)?.length).toBeGreaterThan(20);
    expect(contentOf(/<link rel="canonical" href="([^"]+)">/)).toMatch(new RegExp(`${path}$`));
    if (path !== '/') expect(contentOf(/<meta property="og:image" content="([^"]+)">/)).toMatch(/^http/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { '@graph': graph } = JSON.parse(json) as {
      '@graph': { '@type': string; breadcrumb?: { '@type': string } }[];
    };
    const types = graph.map((node) => node['@type']);
    expect(types).toEqual(
      expect.arrayContaining(['CollegeOrUniversity', 'WebPage', ...(path === '/' ? [] : ['Course'])]),
    );
    expect(graph.find((node) => node['@type'] === 'WebPage')?.breadcrumb?.['@type']).toBe('BreadcrumbList');
  }
  const sitemap = await (await product.get('/sitemap.xml')).text();
  const { data } = (await (await product.get('/api/program/sitemap')).json()) as { data: { path: string }[] };
  expect(sitemap.match(/<loc>/g)).toHaveLength(data.length);
  expect(await (await product.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
