import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';

import type { VisitorKind } from '../../src/lib/visitor.ts';
import { pageEntry } from './entry.ts';
import { pageFile, pageFileUrl } from './page-file.ts';
import { createPageFiles } from './page-files.ts';

const servers: { close: () => void }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A site of one page, whose content a test can change; `visitor` is who the requests come from. */
async function site({ maxBytes }: { maxBytes?: number } = {}) {
  let content = 'first';
  let visitor: VisitorKind = 'unverified';
  let renders = 0;
  const render = async (path: string, kind: VisitorKind) => {
    renders += 1;
    const texts = { state: JSON.stringify({ content, kind }), styles: '.a{color:black}' };
    const fileOf = (file: keyof typeof texts) => ({
      kind: file,
      url: pageFileUrl(file, path, kind, texts[file]),
      text: texts[file],
    });
    const page = { status: 200, html: content, styles: [], files: [fileOf('state'), fileOf('styles')] };
    const entry = await pageEntry(page, kind, {});
    files.add(entry.files);
    const [state, styles] = entry.files;
    return { ...entry, state, styles };
  };
  const files = createPageFiles({ pageAt: render, common: { 'X-Common': 'yes' }, ...(maxBytes && { maxBytes }) });
  const server = createServer((req, res) => {
    if (!files.answer(req.url ?? '/', req, res, visitor)) res.writeHead(418).end();
  }).listen(0);
  servers.push(server);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    render,
    renders: () => renders,
    read: (url: string | undefined) => fetch(`${origin}${url ?? ''}`, { headers: { 'accept-encoding': 'br' } }),
    change: (next: string) => (content = next),
    signIn: () => (visitor = 'verified'),
  };
}

test('a state is served as a file that never changes, with the common headers, compressed', async () => {
  const { render, read } = await site();
  const { state } = await render('/online-ma', 'unverified');
  const answer = await read(state?.url);
  expect(await answer.json()).toEqual({ content: 'first', kind: 'unverified' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('x-common')).toBe('yes');
});

test('the state of a replaced page is still served after the content has changed', async () => {
  const { render, read, change, renders } = await site();
  const { state } = await render('/', 'unverified');
  change('second');
  await render('/', 'unverified');
  expect(await (await read(state?.url)).json()).toEqual({ content: 'first', kind: 'unverified' });
  expect(renders()).toBe(2);
});

test('a process that has not rendered the page renders it, and finds the same state', async () => {
  const [one, other] = [await site(), await site()];
  const { state } = await one.render('/online-ma', 'unverified');
  expect((await other.read(state?.url)).status).toBe(200);
  expect(other.renders()).toBe(1);
});

test('a state of content that is gone is answered with 404, which no cache stores', async () => {
  const { read, render, change } = await site({ maxBytes: 400 });
  const { state } = await render('/', 'unverified');
  change('second');
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) await render(path, 'unverified');
  const answer = await read(state?.url);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('ROLE-01 the state of a verified visitor’s page is given to verified visitors alone, and stored by no shared cache', async () => {
  const { read, render, signIn } = await site();
  const { state } = await render('/online-ma', 'verified');
  expect((await read(state?.url)).status).toBe(404);
  signIn();
  const answer = await read(state?.url);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(await answer.json()).toEqual({ content: 'first', kind: 'verified' });
});

test('an address that is not a state’s is left to others; one of no possible state is 404', async () => {
  const { read, renders } = await site();
  expect((await read('/online-ma')).status).toBe(418);
  expect((await read('/page-state/x/short')).status).toBe(404);
  expect(renders()).toBe(0);
});

test('the styles of a page that few visits need are a file of its own', async () => {
  const { render, read } = await site();
  const { styles } = await render('/online-ma', 'unverified');
  expect(styles?.url).toMatch(/^\/page-styles\/u\/[\w-]{22}\/online-ma$/);
  const answer = await read(styles?.url);
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
    'text/css; charset=utf-8',
    '.a{color:black}',
  ]);
});

test('a state is compressed in every encoding and says its size', async () => {
  const state = await pageFile('state', '/page-state/u/x/', JSON.stringify('many words '.repeat(500)));
  expect(state.bodies.br.length).toBeLessThan(100);
  expect(state.bytes).toBe(state.bodies.br.length + state.bodies.gzip.length + state.bodies.identity.length);
});
