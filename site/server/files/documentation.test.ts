import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import express from 'express';
import { afterAll, expect, onTestFinished, test } from 'vitest';

import { commonHeaders } from '../security/headers.ts';
import { documentation } from './documentation.ts';

const repository = mkdtempSync(join(tmpdir(), 'documentation-'));
afterAll(() => rmSync(repository, { recursive: true, force: true }));
const dist = join(repository, 'docs/dist');
mkdirSync(join(dist, 'api-reference'), { recursive: true });
writeFileSync(join(dist, 'index.html'), '<html><head></head>the first page</html>');
writeFileSync(join(dist, 'iframe.html'), 'a story');
writeFileSync(join(dist, '404.html'), '<html><head></head>no such page</html>');
writeFileSync(join(dist, 'tokens.css'), ':root {}');
writeFileSync(join(dist, 'index.json'), JSON.stringify({ entries: { 'guides-welcome--docs': {} } }));
writeFileSync(join(dist, 'api-reference/index.html'), 'the calls');

const common = commonHeaders(false);
const publicUrl = 'http://localhost:8080';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const get = (url: string) => fetch(url, { redirect: 'manual' });

function productOrigin(docsUrl: string, folder = repository) {
  const app = express();
  app.use((_req, res, next) => {
    for (const [name, value] of Object.entries(common)) res.setHeader(name, value);
    next();
  });
  const { routes, ownOrigin } = documentation({ repository: folder, https: false, publicUrl, docsUrl, common });
  app.use(routes);
  return { app, ownOrigin };
}

test('PROD-03 a page under /docs is sandboxed without allow-same-origin and may load its own files', async () => {
  const origin = await serve(productOrigin(`${publicUrl}/docs`).app);
  const page = await get(`${origin}/docs/`);
  expect(await page.text()).toContain('the first page');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts /);
  expect(policy).not.toContain('allow-same-origin');
  expect(page.headers.get('access-control-allow-origin')).toBe('*');
  expect(page.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  // A browser refuses a sandboxed page that asks for an opener policy, and a frame that names its ancestors.
  expect(page.headers.get('cross-origin-opener-policy')).toBeNull();
  expect(page.headers.get('x-frame-options')).toBeNull();
});

test('PROD-03 the page that tries the calls is not sandboxed and runs no injected script', async () => {
  const origin = await serve(productOrigin(`${publicUrl}/docs`).app);
  const page = await get(`${origin}/docs/api-reference/index.html`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/sandbox|unsafe-eval/);
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('PROD-03 a mistyped address of the documentation answers 404 with its own page, at any depth', async () => {
  const origin = await serve(productOrigin(`${publicUrl}/docs`).app);
  for (const path of ['/docs/nothing', '/docs/no/such/page.html', '/docs/?path=/docs/guides-welcom--docs']) {
    const page = await get(`${origin}${path}`);
    expect([path, page.status]).toEqual([path, 404]);
    expect(await page.text()).toBe('<html><head><base href="/docs/" /></head>no such page</html>');
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox /);
  }
  for (const path of ['/docs/', '/docs/?path=/docs/guides-welcome--docs', '/docs/?path=/docs/guides-welcome'])
    expect([path, (await get(`${origin}${path}`)).status]).toEqual([path, 200]);
});

test('PROD-03 with an origin of its own /docs leads there, the API reference stays, and nothing is sandboxed', async () => {
  const { app, ownOrigin } = productOrigin('http://docs.example.test');
  const origin = await serve(app);
  expect(ownOrigin?.host).toBe('docs.example.test');
  const moved = await get(`${origin}/docs/?path=/docs/guides-welcome--docs`);
  expect([moved.status, moved.headers.get('location')]).toEqual([
    307,
    'http://docs.example.test/?path=/docs/guides-welcome--docs',
  ]);
  for (const path of ['/docs/api-reference/index.html', '/docs/tokens.css'])
    expect([path, (await get(`${origin}${path}`)).status]).toEqual([path, 200]);

  const own = await serve(ownOrigin?.answer ?? (() => undefined));
  const page = await get(`${own}/`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).not.toContain('sandbox');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
  expect((await get(`${own}/nothing`)).status).toBe(404);
  expect((await get(`${own}/api-reference/index.html`)).headers.get('location')).toBe(
    `${publicUrl}/docs/api-reference/index.html`,
  );
});

test('PROD-03 before the documentation is built its address says so and loads itself again', async () => {
  const unbuilt = mkdtempSync(join(tmpdir(), 'documentation-'));
  onTestFinished(() => rmSync(unbuilt, { recursive: true }));
  const origin = await serve(productOrigin(`${publicUrl}/docs`, unbuilt).app);
  const page = await get(`${origin}/docs/`);
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '5']);
  expect(await page.text()).toContain('The documentation is being built');
  cpSync(dist, join(unbuilt, 'docs/dist'), { recursive: true });
  expect((await get(`${origin}/docs/`)).status).toBe(200);
});
