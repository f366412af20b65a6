import { expect, inject, test } from 'vitest';

import { product } from './requests.ts';

const direct = `${inject('apiOrigin')}/api`;

test('PROD-04 one origin answers for site, console, documentation, API and media, alive and ready', async () => {
  const page = await (await product.get('/api/programpage/online-mba')).text();
  const file = /\/media\/[\w./-]+/.exec(page)?.[0];
  expect(file, 'a file of the programme').toBeTruthy();
  for (const path of ['/', '/admin', '/admin/faqs', '/docs/', '/api/program/menu', file ?? ''])
    expect((await product.get(path)).status(), path).toBe(200);
  for (const path of ['/healthz', '/readyz', '/api/healthz', '/api/readyz'])
    expect((await product.get(path)).status(), path).toBe(200);
});

test('PROD-06 whoever finds a weakness learns whom to tell, and every answer names its type and policy', async () => {
  const contact = await product.get('/.well-known/security.txt');
  expect(await contact.text()).toMatch(/^Contact: http\S+\/contact\nExpires: \d{4}-\S+Z\n/);
  const paths = ['/', '/admin/', '/api/program/menu', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/no-such-page'];
  for (const path of [...paths, '/blog.atom', '/api/none', '/healthz']) {
    const headers = (await product.get(path)).headers();
    expect(headers['content-type'], path).toMatch(/^[a-z]+\/[a-z+]+; charset=utf-8$/i);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    for (const directive of [/(default|object)-src 'none'/, /base-uri 'none'/, /frame-ancestors 'none'/])
      expect(headers['content-security-policy'], path).toMatch(directive);
  }
  expect((await product.fetch('/', { method: 'TRACE' })).status()).toBe(405);
});

test('PROD-05 both base paths of the API respond alike, also with failures', async () => {
  for (const path of ['/program/menu', '/programpage/online-mba', '/programpage/nothing-here', '/no/such/call']) {
    const [own, proxied] = [await product.get(`${direct}${path}`), await product.get(`/api${path}`)];
    expect([path, proxied.status(), await proxied.json()]).toEqual([path, own.status(), await own.json()]);
  }
  const broken = { data: '{"phone":', headers: { 'content-type': 'application/json' } };
  const [own, proxied] = [await product.post(`${direct}/leads`, broken), await product.post('/api/leads', broken)];
  expect([proxied.status(), await proxied.json()]).toEqual([own.status(), await own.json()]);
  expect([own.status(), await own.json()]).toEqual([400, { msg: expect.any(String), code: 'BAD_REQUEST' }]);
  const typed = await product.post('/api/leads', { data: 'phone=1', headers: { 'content-type': 'text/plain' } });
  expect(typed.status()).toBe(415);
});

test('the console starts with two files of script, sent in the smallest encoding', async () => {
  const html = await (await product.get('/admin/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/admin\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  const sizes = await Promise.all(
    files.map(async (path) => {
      const headers = (await product.get(path, { headers: { 'accept-encoding': 'br' } })).headers();
      expect(headers, path).toMatchObject({
        'content-encoding': 'br',
        'cache-control': expect.stringMatching('immutable'),
      });
      return Number(headers['content-length']);
    }),
  );
  expect(sizes.length).toBeLessThanOrEqual(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(START_BYTES);
});

/** Measured: 239,000 with all English texts. */
const START_BYTES = 256_000;
