import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

import compression from 'compression';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { apiProxy } from './api-proxy.ts';

const LIST = { data: Array.from({ length: 200 }, (_, id) => ({ id, name: 'A question that is often asked' })) };
const ends: (() => void)[] = [];
let api: string;
let site: string;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => (server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const upstream = express().use(compression());
  upstream.get('/api/list', (_req, res) => void res.json(LIST));
  upstream.get('/api/changes', (_req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    // The stream stays open: whoever waits for its end sees nothing.
    res.write('event: version\ndata: {"version":1,"tags":[]}\n\n');
  });
  api = await listen(upstream);
  const proxy = apiProxy({ apiUrl: api, trustProxy: 0, log: pino({ level: 'silent' }) });
  site = await listen((req, res) => void proxy(req, res));
});
afterAll(() => ends.forEach((end) => end()));

const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const call = get(url, { headers, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }));
    });
    call.on('error', reject);
  });

test('an answer the API compressed comes through the site compressed once, with its headers', async () => {
  const accept = { 'accept-encoding': 'br' };
  const [own, passedOn] = [await ask(`${api}/api/list`, accept), await ask(`${site}/api/list`, accept)];
  expect(passedOn.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: own.headers.etag });
  expect(passedOn.headers['content-length']).toBeUndefined();
  expect(passedOn.body.equals(own.body)).toBe(true);
  expect(JSON.parse(brotliDecompressSync(passedOn.body).toString())).toEqual(LIST);
  const known = await ask(`${site}/api/list`, { ...accept, 'if-none-match': String(own.headers.etag) });
  expect([known.status, known.body.length]).toEqual([304, 0]);
});

test('whoever takes no compressed form gets the plain one with its length', async () => {
  const { headers, body } = await ask(`${site}/api/list`);
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(body.length)]);
  expect(JSON.parse(body.toString())).toEqual(LIST);
});

test('an event stream comes through event by event', async () => {
  const stop = new AbortController();
  const answer = await fetch(`${site}/api/changes`, { signal: stop.signal });
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toContain('"version":1');
  stop.abort();
});
