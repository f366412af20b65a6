import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

import { createLog } from '@prospectus/telemetry';
import compression from 'compression';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { apiProxy } from './api-proxy.ts';

const LIST = { data: Array.from({ length: 200 }, (_, id) => ({ id, name: 'A question that is often asked' })) };
const ends: (() => void)[] = [];
const received: string[] = [];
const [arrived, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
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
  upstream.use((req, _res, next) => (received.push(req.url), next()));
  upstream.get('/api/list', (_req, res) => void res.json(LIST));
  upstream.all('/api/echo', (req, res) => {
    const { host, connection, 'x-forwarded-for': address, 'x-forwarded-host': name } = req.headers;
    res.setHeader('Set-Cookie', ['a=1', 'b=2']);
    res.status(201).flushHeaders();
    res.write(JSON.stringify({ method: req.method, host, connection, address, name }));
    req.pipe(res);
  });
  upstream.get('/api/hops', (req, res) => {
    res.set({ Connection: 'keep-alive, X-Hop', 'X-Hop': '1', 'X-End': '1' }).json(req.headers['x-hop'] ?? 'none');
  });
  upstream.post('/api/left', (_req, res) => {
    arrived.resolve();
    res.on('close', () => left.resolve());
  });
  upstream.get('/api/changes', (_req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    // The stream stays open: a reader that waits for its end sees nothing.
    res.write('event: version\ndata: {"version":1,"tags":[]}\n\n');
  });
  api = await listen(upstream);
  const proxy = apiProxy({ apiUrl: api, trustProxy: 0, log: createLog('site', 'silent') });
  site = await listen(proxy);
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

test('a client that accepts no compression gets the plain answer with its length', async () => {
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

test('a body is streamed through with its method, status and cookies; addresses are those of our own proxies', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'elsewhere.test' };
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const body = new ReadableStream({
      start: (controller) => {
        for (const part of ['one ', 'two']) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    const answer = await fetch(`${site}/api/echo`, { method, headers, body, duplex: 'half' } as RequestInit);
    const text = await answer.text();
    const { host } = new URL(site);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, ['a=1', 'b=2']]);
    expect(text).toBe(
      `${JSON.stringify({ method, host, connection: 'keep-alive', address: '127.0.0.1', name: host })}one two`,
    );
  }
});

test('headers that `Connection` lists are not forwarded, in either direction', async () => {
  const { headers, body } = await ask(`${site}/api/hops`, { connection: 'close, X-Hop', 'x-hop': '1' });
  expect([body.toString(), headers['x-hop'], headers['x-end']]).toEqual(['"none"', undefined, '1']);
});

test.each([
  [
    'its length',
    (body: string) => `Connection: close, Content-Length\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  ],
  [
    'its encoding',
    (body: string) =>
      `Connection: close, transfer-encoding\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ],
])('a request that names %s as of one connection hides no second one in its body', async (_, framed) => {
  const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
  for (const method of ['GET', 'DELETE']) {
    const socket = connect(Number(new URL(site).port), '127.0.0.1');
    socket.write(`${method} /api/hops HTTP/1.1\r\nHost: h\r\n${framed(hidden)}`);
    await once(socket.resume(), 'close');
  }
  await ask(`${site}/api/list`);
  expect(received.filter((url) => url === '/api/hidden')).toEqual([]);
});

test('a visitor who leaves is no longer waited for, and an API that is gone is said to be', async () => {
  const stop = new AbortController();
  const sent = fetch(`${site}/api/left`, { method: 'POST', body: 'x', signal: stop.signal });
  void arrived.promise.then(() => stop.abort());
  await expect(sent).rejects.toThrow('aborted');
  await left.promise;
  const common = { 'X-Content-Type-Options': 'nosniff' };
  const gone = apiProxy({ apiUrl: 'http://127.0.0.1:1', trustProxy: 0, log: createLog('site', 'silent'), common });
  const answer = await fetch(await listen(gone), { method: 'POST', body: 'x' });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
