import { brotliCompressSync, constants } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type Product, startProduct } from '../product.ts';
import { PAGE_KB } from './page-kinds.ts';

/** A page without the parts of `local` mode. */
function withoutRibbon(html: string): string {
  const [ribbon, name = ''] = /<aside aria-label="Demonstration"[^>]* class="([\w-]+)">[^<]*<\/aside>/.exec(html) ?? [];
  if (ribbon === undefined) throw new Error('This page has no ribbon.');
  return html.replace(ribbon, '').replaceAll(new RegExp(`\\.${name}\\{[^}]*\\}`, 'g'), '');
}

describe('the page cache', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(inject('seeded'));
  });
  afterAll(() => product.stop());

  const page = async (path: string) => {
    const answer = await fetch(product.origin + path);
    return { answer, html: await answer.text() };
  };

  // Cached pages are compressed with the best quality.
  test.each(Object.entries(PAGE_KB))('the HTML of %s is sent in at most %d kB', async (path, kilobytes) => {
    const html = Buffer.from(withoutRibbon((await page(path)).html));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
    expect(brotliCompressSync(html, { params }).length / 1_000).toBeLessThanOrEqual(kilobytes);
  });

  test('without the API cached pages are served, other pages and calls respond 503', async () => {
    const before = (await page('/online-ma')).html;
    await product.killApi();
    expect((await page('/online-ma')).html === before).toBe(true);
    const call = await fetch(`${product.origin}/api/program/menu`);
    expect(call.status).toBe(503);
    expect(await call.json()).toEqual({
      code: 'UNAVAILABLE',
      msg: 'Our service isn’t available right now. Please try again.',
    });
    const unseen = await page('/french-language');
    expect(unseen.answer.status).toBe(503);
    expect(unseen.html.includes('Try again')).toBe(true);
    expect(unseen.answer.headers.get('cache-control')).toContain('no-store');
    expect((await fetch(`${product.origin}/healthz`)).status).toBe(200);

    await product.startApi();
    await expect.poll(async () => (await page('/french-language')).answer.status).toBe(200);
  });
});
