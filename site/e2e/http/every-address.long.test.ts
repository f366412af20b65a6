import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';

import { KINDS } from './page-kinds.ts';
import { htmlOf, product } from './requests.ts';

/** Pages that are not indexed. */
const UNLISTED = ['/enquire?program=online-ma', '/admissionportal/', '/no-such-page'];

test('the HTML of every kind of page is valid', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:document'],
      // Scripts are files of this origin.
      rules: { 'require-sri': 'off' },
    }),
  );
  for (const path of [...KINDS, ...UNLISTED]) {
    const { results } = await validator.validateString(await htmlOf(path));
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${selector}: ${message}`),
    );
    expect(problems, path).toEqual([]);
  }
});

test('SEO-02 a shared page has a picture that networks show, with its size and a description', async () => {
  for (const path of KINDS) {
    const html = await htmlOf(path);
    const metaContent = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)">`).exec(html)?.[1];
    const picture = new URL(metaContent('og:image') ?? '');
    const answer = await product.get(picture.pathname);
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([
      200,
      expect.stringMatching(/^image\/(png|jpeg|webp)$/),
    ]);
    expect(metaContent('og:image:alt')?.length, path).toBeGreaterThan(5);
    expect(metaContent('og:title'), path).toBeTruthy();
    expect(metaContent('twitter:card'), path).toBe('summary_large_image');
    if (!picture.pathname.startsWith('/share/')) continue;
    const bytes = await answer.body();
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(size, path).toEqual([1200, 630]);
    expect([metaContent('og:image:width'), metaContent('og:image:height')], path).toEqual(size.map(String));
  }
  for (const path of ['/logo.png', '/apple-touch-icon.png', '/favicon.svg'])
    expect((await product.get(path)).headers()['content-type'], path).toMatch(/^image\//);
  expect((await product.get('/share/No%20Slug.png')).status()).toBe(404);
});

test('every page of the sitemap, and every link on one, answers 200', async () => {
  const sitemap = await htmlOf('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages.length).toBeGreaterThan(40);
  const links = new Map<string, string>();
  for (const path of [...pages, ...KINDS]) {
    const html = await htmlOf(path);
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, address = ''] of html.matchAll(/<a[^>]*\shref="([^"]*)"/g)) {
      const href = address.replaceAll('&amp;', '&');
      if (href.startsWith('#')) expect(ids.has(href.slice(1)), `${href} on ${path}`).toBe(true);
      else if (href.startsWith('/') && !href.startsWith('/enquire?')) links.set(href.split('#')[0] ?? '/', path);
    }
  }
  for (const [href, on] of links) expect((await product.get(href)).status(), `${href} on ${on}`).toBe(200);
}, 240_000);
