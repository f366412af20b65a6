import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { CONTENT_TAGS_HEADER, CONTENT_VERSION_HEADER } from '@prospectus/contract/constants';
import { expect, test } from 'vitest';

import { createReads } from './reads.ts';

/** Reads over an API that the test answers itself. */
function setUp() {
  let answer: () => Response = () => Response.json({ data: 1 });
  const asked: Headers[] = [];
  const reads = createReads({
    fetch: async (_input, init) => {
      asked.push(new Headers(init?.headers));
      return answer();
    },
    retryMs: 1,
  });
  const read = async (fetch = reads.fetch) => (await fetch('http://api/x')).json() as Promise<unknown>;
  return { reads, read, asked, answerWith: (next: () => Response) => (answer = next) };
}
const down = () => {
  throw new TypeError('fetch failed');
};
const tagged = (data: number, tags: string, { version = 1, etag = `"${data}"` } = {}) =>
  Response.json(
    { data },
    { headers: { [CONTENT_TAGS_HEADER]: tags, [CONTENT_VERSION_HEADER]: String(version), etag } },
  );

test('ADMIN-40 an answer is used until a change names one of its tags', async () => {
  const { reads, read, asked, answerWith } = setUp();
  answerWith(() => tagged(1, 'faqs,settings'));
  expect(await Promise.all([read(), read()])).toEqual([{ data: 1 }, { data: 1 }]);
  answerWith(() => tagged(2, 'faqs,settings', { version: 3 }));
  reads.invalidate(['media', 'media:1'], 2);
  expect(await read()).toEqual({ data: 1 });
  reads.invalidate(['settings'], 3);
  expect(await read()).toEqual({ data: 2 });
  expect(asked).toHaveLength(2);
});

test('ADMIN-40 an answer without tags is asked for again after any change', async () => {
  const { reads, read, answerWith } = setUp();
  await read();
  answerWith(() => Response.json({ data: 2 }));
  reads.invalidate(['media'], 2);
  expect(await read()).toEqual({ data: 2 });
});

test('SEO-04 a stale answer is asked for by its ETag, and 304 makes it current again with its new tags', async () => {
  const { reads, read, asked, answerWith } = setUp();
  answerWith(() => tagged(1, 'faqs', { etag: '"one"' }));
  await read();
  reads.invalidate(['faqs'], 2);
  answerWith(
    () =>
      new Response(null, { status: 304, headers: { [CONTENT_TAGS_HEADER]: 'media', [CONTENT_VERSION_HEADER]: '2' } }),
  );
  expect(await read()).toEqual({ data: 1 });
  expect(asked.at(-1)?.get('if-none-match')).toBe('"one"');
  reads.invalidate(['faqs'], 3);
  await read();
  expect(asked).toHaveLength(2);
});

test('ADMIN-40 an answer of a process that does not know the newest version yet is asked for again', async () => {
  const { reads, read, answerWith } = setUp();
  reads.invalidate('all', 5);
  let asked = 0;
  answerWith(() => ((asked += 1) < 3 ? tagged(1, 'faqs', { version: 4 }) : tagged(2, 'faqs', { version: 5 })));
  expect(await read()).toEqual({ data: 2 });
});

test('ADMIN-40 without the API the last answer is used and stays stale; the next call asks again', async () => {
  const { reads, read, answerWith } = setUp();
  await read();
  reads.invalidate('all', 2);
  answerWith(down);
  const session = reads.session();
  expect(await read(session.fetch)).toEqual({ data: 1 });
  expect([session.sources.isFresh(), session.sources.wasStale()]).toEqual([false, true]);
  await expect(session.sources.isUnchanged()).rejects.toThrow('does not answer');
  answerWith(() => new Response('oops', { status: 502 }));
  expect(await read()).toEqual({ data: 1 });
  answerWith(() => Response.json({ data: 3 }));
  expect(await read()).toEqual({ data: 3 });
  expect(await session.sources.isUnchanged()).toBe(false);
});

test('ADMIN-40 a read that failed makes what was shown without it stale', async () => {
  const { reads, read, answerWith } = setUp();
  const session = reads.session();
  answerWith(down);
  await expect(read(session.fetch)).rejects.toThrow('fetch failed');
  expect([session.sources.isFresh(), session.sources.wasStale()]).toEqual([false, true]);
  answerWith(() => Response.json({ data: 1 }));
  expect(await session.sources.isUnchanged()).toBe(false);
});

test('ADMIN-40 an answer that says the same after a change is unchanged', async () => {
  const { reads, read, answerWith } = setUp();
  answerWith(() => tagged(1, 'faqs'));
  const session = reads.session();
  await read(session.fetch);
  reads.invalidate(['faqs'], 1);
  expect(session.sources.isFresh()).toBe(false);
  expect(await session.sources.isUnchanged()).toBe(true);
  expect(session.sources.isFresh()).toBe(true);
});

test('ADMIN-40 after the database was restored its answers are taken, though their version is a lower one', async () => {
  const { reads, read, answerWith } = setUp();
  answerWith(() => tagged(1, 'faqs', { version: 9 }));
  reads.invalidate('all', 9);
  expect(await read()).toEqual({ data: 1 });
  reads.invalidate('all', 4);
  answerWith(() => tagged(2, 'faqs', { version: 4 }));
  expect(await read()).toEqual({ data: 2 });
});

test('what is cached is bounded by its size: what was not read for longest goes first, and an answer too large is not cached', async () => {
  const asked: string[] = [];
  const text = (length: number) => `"${'x'.repeat(length)}"`;
  const reads = createReads({
    maxBytes: 20_000,
    fetch: async (input) => {
      asked.push(input as string);
      return new Response(text((input as string).endsWith('large') ? 30_000 : 3_000), { status: 200 });
    },
  });
  for (const name of ['one', 'two', 'one', 'three', 'four', 'one', 'two', 'large', 'large', 'one'])
    expect((await (await reads.fetch(name)).text()).length).toBeGreaterThan(3_000);
  expect(asked).toEqual(['one', 'two', 'three', 'four', 'two', 'large', 'large']);
});

test('PROD-05 a request is answered with what is stored of its address, until a change names one of its tags', async () => {
  const { reads, read, answerWith } = setUp();
  const server = createServer((req, res) => {
    if (!reads.answer('http://api/x', req, res)) res.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = (etag = '') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { 'if-none-match': etag } });
  try {
    expect((await ask()).status).toBe(502);
    answerWith(() => tagged(1, 'faqs', { etag: '"one"' }));
    await read();
    const [first, second] = [await ask(), await ask()];
    expect(await first.json()).toEqual({ data: 1 });
    expect(first.headers.get('content-type')).toBe('application/json');
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
    expect((await ask('"other", "one"')).status).toBe(304);
    reads.invalidate(['faqs'], 2);
    expect((await ask()).status).toBe(502);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
