import { expect, test } from 'vitest';

import { createPageCache, type Render } from './cache.ts';
import type { PageEntry } from './entry.ts';

const entry = (text: string, { status = 200, bytes = 100, renderedAt = 0 } = {}): PageEntry => {
  const body = Buffer.from(text);
  return {
    status,
    bytes,
    renderedAt,
    etag: text,
    bodies: { br: body, gzip: body, identity: body },
    headers: { br: [], gzip: [], identity: [] },
    unchanged: [],
  };
};
const text = (page: PageEntry | undefined) => page?.bodies.identity.toString();

/** A cache over renders that the test answers itself. */
function setUp(options: { maxBytes?: number; render?: Render } = {}) {
  let version = 1;
  let time = 0;
  const rendered: string[] = [];
  const render: Render = async (path, kind) => {
    rendered.push(`${kind} ${path}`);
    return entry(`${path} v${version}`, { renderedAt: time });
  };
  const cache = createPageCache({
    render: options.render ?? render,
    maxBytes: options.maxBytes ?? 10_000,
    maxAgeMs: 1_000,
    now: () => time,
  });
  return { cache, rendered, publish: () => (version += 1), wait: (ms: number) => (time += ms) };
}

test('a page is rendered once for each kind of visitor and then ready', async () => {
  const { cache, rendered } = setUp();
  expect(cache.ready('/a', 'unverified')).toBeUndefined();
  await Promise.all([cache.page('/a', 'unverified'), cache.page('/a', 'unverified'), cache.page('/a', 'verified')]);
  expect(text(cache.ready('/a', 'unverified'))).toBe('/a v1');
  expect(rendered).toEqual(['unverified /a', 'verified /a']);
});

test('an old page is served while one render refreshes it', async () => {
  const { cache, rendered, publish, wait } = setUp();
  await cache.page('/a', 'unverified');
  publish();
  wait(2_000);
  expect(text(cache.ready('/a', 'unverified'))).toBe('/a v1');
  expect(text(cache.ready('/a', 'unverified'))).toBe('/a v1');
  await expect.poll(() => text(cache.ready('/a', 'unverified'))).toBe('/a v2');
  expect(rendered).toHaveLength(2);
});

test('a dropped page is not served again, its neighbours are', async () => {
  const { cache, publish } = setUp();
  await cache.page('/a', 'unverified');
  await cache.page('/a', 'verified');
  await cache.page('/b', 'unverified');
  publish();
  cache.drop(['/a']);
  expect(cache.ready('/a', 'unverified')).toBeUndefined();
  expect(cache.ready('/a', 'verified')).toBeUndefined();
  expect(text(cache.ready('/b', 'unverified'))).toBe('/b v1');
  expect(text(await cache.page('/a', 'unverified'))).toBe('/a v2');
  cache.drop('all');
  expect(cache.ready('/b', 'unverified')).toBeUndefined();
});

test('content that changes under a render is not kept as it was', async () => {
  let version = 1;
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  const render: Render = async (path) => {
    const seen = version;
    if (seen === 1) await gate;
    return entry(`${path} v${seen}`);
  };
  const { cache } = setUp({ render });
  const asked = cache.page('/a', 'unverified');
  version = 2;
  cache.drop('all');
  go();
  expect(text(await asked)).toBe('/a v2');
  expect(text(cache.ready('/a', 'unverified'))).toBe('/a v2');
});

test('where nothing can be rendered, the last page serves; a page never seen fails', async () => {
  let down = false;
  const render: Render = async (path) => (down ? entry('sorry', { status: 503 }) : entry(`${path} v1`));
  const { cache } = setUp({ render });
  await cache.page('/a', 'unverified');
  cache.drop('all');
  down = true;
  expect(text(await cache.page('/a', 'unverified'))).toBe('/a v1');
  expect((await cache.page('/b', 'unverified')).status).toBe(503);
  expect(cache.ready('/b', 'unverified'), 'a failure is not kept').toBeUndefined();
});

test('unknown addresses share one page, and a publication may make them known', async () => {
  let published = false;
  const render: Render = async (path) => (published ? entry(path) : entry('nothing', { status: 404 }));
  const { cache } = setUp({ render });
  await Promise.all(Array.from({ length: 300 }, (_, at) => cache.page(`/none-${at}`, 'unverified')));
  expect(cache.size()).toMatchObject({ pages: 1, unknown: 300 });
  published = true;
  cache.drop(['/none-7']);
  expect(text(await cache.page('/none-7', 'unverified'))).toBe('/none-7');
});

test('memory is bounded: the page that was not asked for longest goes first', async () => {
  const { cache } = setUp({ maxBytes: 250 });
  await cache.page('/a', 'unverified');
  await cache.page('/b', 'unverified');
  cache.ready('/a', 'unverified');
  await cache.page('/c', 'unverified');
  expect(cache.size()).toMatchObject({ pages: 2, bytes: 200 });
  expect(cache.ready('/b', 'unverified')).toBeUndefined();
  expect(cache.ready('/a', 'unverified')).toBeDefined();
});

test('what shows the same as before keeps its bytes; what is new is told of once', async () => {
  const told: string[] = [];
  let say = 'one';
  let time = 0;
  const cache = createPageCache({
    render: async () => entry(say, { renderedAt: time }),
    maxBytes: 10_000,
    maxAgeMs: 1_000,
    now: () => time,
    kept: (page, isKept) => told.push(`${text(page)} ${isKept()}`),
  });
  const first = await cache.page('/a', 'unverified');
  time = 5_000;
  cache.ready('/a', 'unverified');
  const again = await cache.page('/a', 'unverified');
  expect(cache.ready('/a', 'unverified')?.bodies).toBe(first.bodies);
  expect(again.renderedAt).toBe(5_000);
  say = 'two';
  cache.drop('all');
  await cache.page('/a', 'unverified');
  expect(told).toEqual(['one true', 'two true']);
});
