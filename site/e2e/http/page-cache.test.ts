import { brotliCompressSync, constants } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type Product, startProduct } from '../product.ts';
import { KINDS } from './page-kinds.ts';

/** The longest programme as it is seeded, in HTML as it is sent once its page is cached. */
const MOST_BYTES = 28 * 1_024;

/** These tests end the API and need its content as it is seeded: they have a product of their own, and an order. */
describe('the page cache', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(inject('seeded'));
  });
  afterAll(() => product.stop());

  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(product.origin + path, { headers });
    return { answer, html: await answer.text() };
  };

  // First, since the next test publishes; cached pages are compressed once more, as well as can be.
  test('no cached page is sent in more than 28 KiB', async () => {
    for (const path of KINDS) {
      const html = Buffer.from((await page(path)).html);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
      expect(brotliCompressSync(html, { params }).length, path).toBeLessThanOrEqual(MOST_BYTES);
    }
  });

  test('ADMIN-18 SECT-07 a published change is on the page at the next request', async () => {
    const shown = async () => (await page('/online-mba')).html.includes('Is this answer new?');
    expect(await shown()).toBe(false);
    const token = await signIn(product.origin);
    const send = (path: string, body: unknown) =>
      fetch(`${product.origin}/api/admin/faqs${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    const made = (await (
      await send('', { question: 'Is this answer new?', answer: '<p>Yes.</p>', program: null })
    ).json()) as { id: string };
    expect(await shown(), 'a draft is not on the page').toBe(false);
    expect((await send(`/${made.id}/publish`, {})).status).toBe(200);
    await expect.poll(shown, { interval: 20 }).toBe(true);
  });

  test('unknown parameters and unknown addresses share one cached page', async () => {
    const plain = await page('/online-ma');
    const tracked = await page('/online-ma?utm_source=x&anything=1');
    expect(tracked.html === plain.html).toBe(true);
    expect(tracked.answer.headers.get('etag')).toBe(plain.answer.headers.get('etag'));
    const [one, two] = await Promise.all([page('/no-page-1'), page('/no-page-2')]);
    expect([one.answer.status, two.answer.status]).toEqual([404, 404]);
    expect(one.html === two.html).toBe(true);
  });

  test('an address that looks like another site answers 404 and does not redirect', async () => {
    for (const path of ['//elsewhere.test/', '//elsewhere.test/x/', '/%2F/elsewhere.test/', '/online-ma//']) {
      const { answer } = await page(path);
      expect([answer.status, answer.redirected], path).toEqual([404, false]);
    }
  });

  test('an unchanged page answers 304; a forged session is treated as none and its cookies are removed', async () => {
    const etag = (await page('/online-ma')).answer.headers.get('etag') ?? '';
    expect((await page('/online-ma', { 'if-none-match': etag })).answer.status).toBe(304);
    const forged = `lead_session=eyJhbGciOiJub25lIn0.eyJ0eXAiOiJsZWFkIiwic3ViIjoiMSIsImV4cCI6OTk5OTk5OTk5OX0.; isUserVerified=1; userLeadData=%7Bbad`;
    const { answer, html } = await page('/online-ma', { cookie: forged });
    expect(html.includes('Continue Application')).toBe(false);
    expect(answer.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      'isUserVerified=',
      'userLeadData=',
      'lead_session=',
    ]);
  });

  test('pages carry a strict policy, and are private for a verified visitor alone', async () => {
    const { headers } = (await page('/online-ma')).answer;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(headers.get('cache-control')).toContain('public');
    expect(headers.get('vary')).toContain('Cookie');
  });

  test('without the API cached pages are served, other pages and calls answer 503', async () => {
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

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@prospectus.test', password: 'admin-prospectus-2026' }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
