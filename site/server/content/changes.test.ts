import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createLog } from '@prospectus/telemetry';
import { afterEach, expect, test } from 'vitest';

import { followContent } from './changes.ts';

const AT = '2026-03-01T00:00:00.000Z';
const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** An API that says what the test tells it to. */
async function setUp({ pollMs = 60_000 } = {}) {
  let [version, at, status] = [1, AT, 200];
  const warnings: string[] = [];
  const log = createLog('site', 'silent');
  log.warn = (_about: unknown, text?: string) => void warnings.push(text ?? '');
  const streams = new Set<ServerResponse>();
  const server = createServer((req, res) => {
    if (req.url !== '/api/content/changes') {
      res.statusCode = status;
      return void res.end(JSON.stringify({ data: { version, at } }));
    }
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(`event: version\ndata: ${JSON.stringify({ version, at, tags: [] })}\n\n`);
    streams.add(res);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const stopping = new AbortController();
  const invalidated: (readonly string[] | 'all')[] = [];
  const content = followContent({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    stopping: stopping.signal,
    pollMs,
    invalidate: (tags) => invalidated.push(tags),
  });
  endings.push(() => {
    stopping.abort();
    server.closeAllConnections();
    server.close();
  });
  const say = (data: unknown) => {
    for (const stream of streams) stream.write(`event: change\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const write = async (text: string) => {
    for (const stream of streams) await new Promise((resolve) => stream.write(text, resolve));
  };
  const breakOff = () => {
    for (const stream of streams) stream.destroy();
    streams.clear();
  };
  await expect.poll(() => content.version()).toBe(1);
  return {
    content,
    invalidated,
    say,
    write,
    breakOff,
    setVersion: (next: number, since = at) => ([version, at] = [next, since]),
    answerPollWith: (next: number) => (status = next),
    warnings,
    connected: () => streams.size,
  };
}

test('pages made before the version was known are invalidated, then those a change names', async () => {
  const { invalidated, say } = await setUp();
  expect(invalidated).toEqual(['all']);
  say({ version: 2, at: AT, tags: ['faqs', 'faqs:program=1'] });
  await expect.poll(() => invalidated.slice(1)).toEqual([['faqs', 'faqs:program=1']]);
  say({ version: 3, at: AT, tags: ['*'] });
  await expect.poll(() => invalidated.slice(2)).toEqual(['all']);
});

test('ADMIN-40 a skipped version invalidates everything', async () => {
  const { invalidated, say } = await setUp();
  say({ version: 4, at: AT, tags: ['faqs'] });
  await expect.poll(() => invalidated.slice(1)).toEqual(['all']);
});

test('after a break the versions are compared: nothing is invalidated in vain, and nothing stays old', async () => {
  const { content, invalidated, breakOff, setVersion, connected } = await setUp();
  breakOff();
  await expect.poll(connected).toBe(1);
  expect(invalidated).toEqual(['all']);
  setVersion(5);
  breakOff();
  await expect.poll(() => content.version()).toBe(5);
  expect(invalidated).toEqual(['all', 'all']);
});

test('ADMIN-40 the poll finds a version that the stream did not send', async () => {
  const { content, invalidated, setVersion } = await setUp({ pollMs: 50 });
  setVersion(7);
  await expect.poll(() => content.version()).toBe(7);
  expect(invalidated).toEqual(['all', 'all']);
});

test('ADMIN-40 a lower version is another history, and so is the same one of another time: all is read again', async () => {
  const { content, invalidated, setVersion } = await setUp({ pollMs: 50 });
  setVersion(7);
  await expect.poll(() => content.version()).toBe(7);
  setVersion(4);
  await expect.poll(() => content.version()).toBe(4);
  expect(invalidated).toEqual(['all', 'all', 'all']);
  setVersion(4, '2026-03-02T00:00:00.000Z');
  await expect.poll(() => invalidated).toEqual(['all', 'all', 'all', 'all']);
});

test('ADMIN-40 a poll that fails is logged once until it works again', async () => {
  const { content, warnings, answerPollWith, setVersion } = await setUp({ pollMs: 20 });
  answerPollWith(503);
  await expect.poll(() => warnings).toEqual(['the version of the content is not known']);
  setVersion(2);
  answerPollWith(200);
  await expect.poll(() => content.version()).toBe(2);
  expect(warnings).toHaveLength(1);
});

test('ADMIN-40 a change is read across chunks, with either line end and comments between', async () => {
  const { invalidated, write } = await setUp();
  for (const part of [
    ': hi\n\nevent: ch',
    'ange\r\ndata: {"version":2,"at":null,',
    '"tags":["faqs"]}\r\n\r\n: still here\n',
    '\n',
  ])
    await write(part);
  await expect.poll(() => invalidated.slice(1)).toEqual([['faqs']]);
});
