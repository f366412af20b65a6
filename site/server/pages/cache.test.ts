import { CONTENT_TAGS_HEADER, CONTENT_VERSION_HEADER } from '@prospectus/contract/constants';
import { expect, test } from 'vitest';

import { createReads } from '../content/reads.ts';
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
    files: [],
  };
};
const text = (page: PageEntry | undefined) => page?.bodies.identity.toString();

/** A cache over renders that read one address of an API which the test answers itself. */
function setUp({
  maxBytes = 10_000,
  render,
}: { maxBytes?: number; render?: (path: string) => Promise<PageEntry> } = {}) {
  let version = 1;
  let time = 0;
  let down = false;
  const texts = new Map<string, string>();
  const rendered: string[] = [];
  const answered: string[] = [];
  const stored: string[] = [];
  const reads = createReads({
    fetch: async (input) => {
      if (down) throw new TypeError('fetch failed');
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      answered.push(pathname);
      const body = texts.get(pathname) ?? pathname;
      return new Response(body, {
        headers: {
          [CONTENT_TAGS_HEADER]: `pages,${pathname}`,
          [CONTENT_VERSION_HEADER]: String(version),
          etag: `"${body}"`,
        },
      });
    },
  });
  const renderPage: Render = async (path, kind) => {
    rendered.push(`${kind} ${path}`);
    const session = reads.session();
    const body = await (await session.fetch(`http://api${path}`)).text();
    return { entry: render ? await render(path) : entry(body, { renderedAt: time }), sources: session.sources };
  };
  const cache = createPageCache({
    render: renderPage,
    maxBytes,
    maxAgeMs: 1_000,
    now: () => time,
    onStored: (page, isStored) => stored.push(`${text(page)} ${isStored()}`),
  });
  return {
    cache,
    rendered,
    answered,
    stored,
    /** Changes what the API says at a path. */
    write: (path: string, body: string) => texts.set(path, body),
    announce: (...tags: string[]) => {
      version += 1;
      reads.invalidate(tags, version);
      cache.invalidate();
    },
    wait: (ms: number) => (time += ms),
    setDown: (next: boolean) => (down = next),
  };
}

test('a page is rendered once for each kind of visitor and then ready', async () => {
  const { cache, rendered } = setUp();
  expect(cache.ready('/a', 'unverified')).toBeUndefined();
  await Promise.all([cache.page('/a', 'unverified'), cache.page('/a', 'unverified'), cache.page('/a', 'verified')]);
  expect(text(cache.ready('/a', 'unverified'))).toBe('/a');
  expect(rendered).toEqual(['unverified /a', 'verified /a']);
});

test('an old page is served while it is compared, and rendered again where something has changed unannounced', async () => {
  const { cache, rendered, answered, write, wait } = setUp();
  await cache.page('/a', 'unverified');
  wait(2_000);
  expect(text(cache.ready('/a', 'unverified'))).toBe('/a');
  await expect.poll(() => answered.length).toBe(2);
  expect(rendered).toHaveLength(1);
  write('/a', 'new');
  await expect
    .poll(() => {
      wait(2_000);
      return text(cache.ready('/a', 'unverified'));
    })
    .toBe('new');
  expect(rendered).toHaveLength(2);
});

test('ADMIN-40 a page whose tags a change names is not served again, its neighbours are', async () => {
  const { cache, write, announce } = setUp();
  await cache.page('/a', 'unverified');
  await cache.page('/a', 'verified');
  await cache.page('/b', 'unverified');
  write('/a', 'new');
  announce('/a');
  expect(cache.ready('/a', 'unverified')).toBeUndefined();
  expect(cache.ready('/a', 'verified')).toBeUndefined();
  expect(text(cache.ready('/b', 'unverified'))).toBe('/b');
  expect(text(await cache.page('/a', 'unverified'))).toBe('new');
});

test('ADMIN-40 a page that a change concerns but does not alter is compared and not rendered again', async () => {
  const { cache, rendered, write, announce } = setUp();
  await cache.page('/a', 'unverified');
  await cache.page('/b', 'unverified');
  write('/a', 'new');
  announce('pages');
  expect(text(await cache.page('/a', 'unverified'))).toBe('new');
  expect(text(await cache.page('/b', 'unverified'))).toBe('/b');
  expect(text(cache.ready('/b', 'unverified'))).toBe('/b');
  expect(rendered).toEqual(['unverified /a', 'unverified /b', 'unverified /a']);
});

test('ADMIN-40 content that changes under a render is not cached as it was', async () => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  let renders = 0;
  const { cache, announce, write } = setUp({
    render: async () => {
      renders += 1;
      if (renders > 1) return entry('new');
      await gate;
      return entry('old');
    },
  });
  const asked = cache.page('/a', 'unverified');
  await expect.poll(() => renders).toBe(1);
  write('/a', 'new');
  announce('/a');
  go();
  expect(text(await asked)).toBe('new');
  expect(text(cache.ready('/a', 'unverified'))).toBe('new');
});

test('ADMIN-40 where nothing can be read the last page is served and stays stale; a page never seen fails', async () => {
  const { cache, announce, write, setDown } = setUp();
  await cache.page('/a', 'unverified');
  setDown(true);
  write('/a', 'new');
  announce('/a');
  expect(text(await cache.page('/a', 'unverified'))).toBe('/a');
  expect(cache.ready('/a', 'unverified')).toBeUndefined();
  await expect(cache.page('/b', 'unverified')).rejects.toThrow('fetch failed');
  setDown(false);
  expect(text(await cache.page('/a', 'unverified'))).toBe('new');
  expect(text(cache.ready('/a', 'unverified'))).toBe('new');
});

test('a render that fails is not cached', async () => {
  const { cache } = setUp({ render: async () => entry('sorry', { status: 503 }) });
  expect((await cache.page('/b', 'unverified')).status).toBe(503);
  expect(cache.ready('/b', 'unverified')).toBeUndefined();
});

test('ROUTE-17 unknown addresses share one page, and a publication may make them known', async () => {
  let published = false;
  const { cache, announce } = setUp({
    render: async (path) => (published ? entry(path) : entry('nothing', { status: 404 })),
  });
  await Promise.all(Array.from({ length: 300 }, (_, at) => cache.page(`/none-${at}`, 'unverified')));
  expect(cache.size()).toMatchObject({ pages: 1, unknown: 300 });
  published = true;
  announce('/none-7');
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

test('a page that shows the same as before keeps its bytes; a new one is reported once', async () => {
  const say = { text: 'one' };
  const { cache, stored, announce, write } = setUp({ render: async () => entry(say.text) });
  const first = await cache.page('/a', 'unverified');
  write('/a', 'changed, but not shown');
  announce('/a');
  await cache.page('/a', 'unverified');
  expect(cache.ready('/a', 'unverified')?.bodies).toBe(first.bodies);
  say.text = 'two';
  write('/a', 'changed again');
  announce('/a');
  await cache.page('/a', 'unverified');
  expect(stored).toEqual(['one true', 'two true']);
});
