import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { formFor, newPhone, visitor } from '../../capabilities/leads/testing/visitor.ts';
import { picture, recordOf, uploadsTo } from '../../capabilities/media/testing/uploads.ts';
import { adminOf } from '../../testing/admin.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { compressJson, sendUncompressed } from './compression.ts';

type Raw = { headers: IncomingHttpHeaders; body: Buffer };

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ env: { LIMIT_SCALE: '10' } });
  const staff = await adminOf(api);
  ({ token } = staff);
  const upload = uploadsTo(api, token);
  for (let n = 1; n <= 8; n++) {
    recordOf(await upload(await picture(n, n).png().toBuffer(), undefined, { name: `drawing-${n}.png` }));
    await visitor(api).create(formFor(newPhone(), { website: 'https://spam.example' }));
  }
});
afterAll(() => api.stop());

/** The bytes as they are sent: `fetch` would decompress them. */
const send = (url: string, headers: Record<string, string>) =>
  new Promise<Raw>((resolve, reject) => {
    const call = get(url, { headers, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => resolve({ headers: res.headers, body: Buffer.concat(parts) }));
    });
    call.on('error', reject);
  });
const ask = (path: string, headers: Record<string, string> = {}) => send(`${api.url}${path}`, headers);
const asAdmin = (path: string, encoding?: string) =>
  ask(path, { authorization: `Bearer ${token}`, ...(encoding !== undefined && { 'accept-encoding': encoding }) });

for (const path of ['/admin/faqs?range=[0,99]', '/admin/media?range=[0,99]', '/admin/leads/quarantine']) {
  test(`a list is sent compressed at less than half its size: ${path}`, async () => {
    const plain = await asAdmin(path);
    expect(plain.headers).toMatchObject({ 'content-length': String(plain.body.length), vary: 'Accept-Encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.length).toBeGreaterThan(2_000);
    const forms = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, decompress] of Object.entries(forms)) {
      const sent = await asAdmin(path, encoding);
      expect(sent.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(sent.headers['content-length']).toBeUndefined();
      expect(sent.headers['content-range']).toBe(plain.headers['content-range']);
      expect(decompress(sent.body).equals(plain.body)).toBe(true);
      expect([encoding, sent.body.length / plain.body.length < 0.5]).toEqual([encoding, true]);
    }
    expect((await asAdmin(path, 'gzip, deflate, br')).headers['content-encoding']).toBe('br');
    expect((await asAdmin(path, 'br;q=0, gzip;q=0')).headers['content-encoding']).toBeUndefined();
  });
}

test('ADMIN-38 the answer to an upload is compressed', async () => {
  const form = new FormData();
  form.set('alt', 'A lamp on a desk beside an open book. '.repeat(5));
  form.set('file', new Blob([new Uint8Array(await picture(1_600, 900).png().toBuffer())]), 'wide.png');
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  const answer = await fetch(`${api.url}/admin/upload`, { method: 'POST', body: form, headers });
  expect([answer.status, (await answer.text()).length > 1_000]).toEqual([201, true]);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

test('an answer below 1 kB is sent as it is', async () => {
  const { headers, body } = await asAdmin('/admin/faqs?range=[0,0]', 'br');
  expect(body.length).toBeLessThan(1_000);
  expect(headers['content-encoding']).toBeUndefined();
});

test('what was asked for by cookies alone is not compressed, since its size may give a secret away', async () => {
  const [paths, list] = ['/openapi.json', '/admin/faqs?range=[0,99]'];
  const accept = { 'accept-encoding': 'br' };
  expect((await ask(paths, accept)).headers['content-encoding']).toBe('br');
  expect((await ask(paths, { ...accept, cookie: 'lead_session=x' })).headers['content-encoding']).toBeUndefined();
  const both = { ...accept, cookie: 'lead_session=x', authorization: `Bearer ${token}` };
  expect((await ask(list, both)).headers['content-encoding']).toBe('br');
});

test('AUTH-02 what sets a cookie, holds a token or is no JSON is not compressed, however long', async () => {
  const long = { text: 'x'.repeat(5_000) };
  const app = express()
    .use(compressJson)
    .get('/plain', (_req, res) => void res.json(long))
    .get('/cookie', (_req, res) => void res.cookie('staff_refresh', 'secret').json(long))
    .get('/token', (_req, res) => (sendUncompressed(res), void res.json(long)))
    .get('/text', (_req, res) => void res.type('text').send(long.text));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const encodings = [];
  for (const path of ['/plain', '/cookie', '/token', '/text'])
    encodings.push((await send(`${origin}${path}`, { 'accept-encoding': 'gzip' })).headers['content-encoding']);
  server.close();
  expect(encodings).toEqual(['gzip', undefined, undefined, undefined]);
});

test('a public read is the same bytes made now and out of the cache', async () => {
  const [first, second] = [await ask('/program/all', { 'accept-encoding': 'br' }), await ask('/program/all')];
  expect(first.body.length).toBeGreaterThan(1_000);
  expect([first.headers['content-encoding'], first.headers['etag']]).toEqual([undefined, second.headers['etag']]);
  expect(first.body.equals(second.body)).toBe(true);
});

test('API-23 the schedule is compressed once for all who ask; whoever is known by a cookie gets it as it is', async () => {
  const path = '/liveLecture?startDate=2026-01-01&endDate=2026-12-31';
  const plain = await ask(path);
  const sent = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
  expect(plain.body.length).toBeGreaterThan(1_000);
  expect(sent.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(sent.body.length) });
  expect(sent.headers.vary).toContain('Accept-Encoding');
  expect(brotliDecompressSync(sent.body).equals(plain.body)).toBe(true);
  const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': String(sent.headers.etag) });
  expect([again.headers.etag, again.body.length]).toEqual([sent.headers.etag, 0]);
  const known = await ask(path, { 'accept-encoding': 'br', cookie: 'lead_session=x' });
  expect(known.headers['content-encoding']).toBeUndefined();
  expect((await ask(path, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
});

test('the stream of changes is sent event by event, as it is', async () => {
  const stop = new AbortController();
  const headers = { 'accept-encoding': 'br, gzip' };
  const answer = await fetch(`${api.url}/content/changes`, { headers, signal: stop.signal });
  expect(answer.headers.get('content-encoding')).toBeNull();
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value as Uint8Array)).toContain('event: version');
  stop.abort();
});
