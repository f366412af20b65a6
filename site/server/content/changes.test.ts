import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { createLog } from '../process/log.ts';
import { events, followContent } from './changes.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** An API that says what the test tells it to. */
async function setUp({ pollMs = 60_000 } = {}) {
  let version = 1;
  const streams = new Set<ServerResponse>();
  const server = createServer((req, res) => {
    if (req.url !== '/api/content/changes') return void res.end(JSON.stringify({ data: { version } }));
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(`event: version\ndata: {"version":${version},"pages":[]}\n\n`);
    streams.add(res);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const stopping = new AbortController();
  const dropped: (readonly string[] | 'all')[] = [];
  const content = followContent({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log: createLog('silent'),
    stopping: stopping.signal,
    pollMs,
    drop: (pages) => dropped.push(pages),
  });
  endings.push(() => {
    stopping.abort();
    server.closeAllConnections();
    server.close();
  });
  const say = (data: unknown) => {
    for (const stream of streams) stream.write(`event: change\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const breakOff = () => {
    for (const stream of streams) stream.destroy();
    streams.clear();
  };
  await expect.poll(() => content.version()).toBe(1);
  return {
    content,
    dropped,
    say,
    breakOff,
    setVersion: (next: number) => (version = next),
    connected: () => streams.size,
  };
}

test('pages made before the version was known are dropped, then those a change names', async () => {
  const { dropped, say } = await setUp();
  expect(dropped).toEqual(['all']);
  say({ version: 2, pages: ['/online-ma', '/online-ma/english'] });
  await expect.poll(() => dropped.slice(1)).toEqual([['/online-ma', '/online-ma/english']]);
  say({ version: 3, pages: ['*'] });
  await expect.poll(() => dropped.slice(2)).toEqual(['all']);
});

test('a number that was skipped means something was missed', async () => {
  const { dropped, say } = await setUp();
  say({ version: 4, pages: ['/online-ma'] });
  await expect.poll(() => dropped.slice(1)).toEqual(['all']);
});

test('after a break the versions are compared: nothing is dropped in vain, and nothing stays old', async () => {
  const { content, dropped, breakOff, setVersion, connected } = await setUp();
  breakOff();
  await expect.poll(connected, { timeout: 5_000 }).toBe(1);
  expect(dropped).toEqual(['all']);
  setVersion(5);
  breakOff();
  await expect.poll(() => content.version(), { timeout: 8_000 }).toBe(5);
  expect(dropped).toEqual(['all', 'all']);
});

test('the poll finds what the stream does not tell', async () => {
  const { content, dropped, setVersion } = await setUp({ pollMs: 50 });
  setVersion(7);
  await expect.poll(() => content.version()).toBe(7);
  expect(dropped).toEqual(['all', 'all']);
});

test('events are read across chunks, with either line end; comments are signs of life', async () => {
  async function* body() {
    for (const part of [': hi\n\nevent: ch', 'ange\r\ndata: {"a":', '1}\r\n\r\ndata: 2\n', '\n'])
      yield Buffer.from(part);
  }
  const seen = [];
  for await (const event of events(body())) seen.push(event);
  expect(seen).toEqual([null, { name: 'change', data: '{"a":1}' }, { name: 'message', data: '2' }]);
});
