import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

/** A page without interaction, and the events it sends. */
async function untouchedPage(navigator: object = {}) {
  const [sent, listeners] = [[] as unknown[], new Map<string, (event: object) => void>()];
  const listen = (name: string, listener: () => void) => void listeners.set(name, listener);
  const sendBeacon = (_: string, body: Blob) => {
    sent.push(body.text().then((text) => JSON.parse(text) as unknown));
    return true;
  };
  const document = {
    documentElement: { dataset: { visitor: 'unverified' } },
    visibilityState: 'hidden',
    addEventListener: listen,
  };
  vi.stubGlobal('navigator', { sendBeacon, ...navigator });
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { pathname: '/online-mba', search: '?phone=9876543210' });
  vi.stubGlobal('addEventListener', listen);
  const storage = { getItem: () => '{"media":"Direct","campaign":"Direct","visit_source":"search"}' };
  vi.stubGlobal('sessionStorage', storage);
  vi.resetModules();
  const { countPage } = await import('./count-page.ts');
  countPage();
  const fire = (name: string, event: object = {}) => listeners.get(name)?.(event);
  return { fire, sent: () => Promise.all(sent) };
}

const LOADED = { name: 'page_loaded', path: '/online-mba', props: { visitor: 'unverified' } };

test('TRACK-02 a page without interaction is counted by one beacon when it is hidden or left', async () => {
  const page = await untouchedPage();
  for (const name of ['visibilitychange', 'pagehide', 'visibilitychange']) page.fire(name);
  expect(await page.sent()).toMatchObject([{ source: 'search', events: [LOADED] }]);
  page.fire('pageshow', { persisted: true });
  page.fire('pagehide');
  expect(await page.sent()).toHaveLength(2);
});

test('TRACK-02 once the collector runs, only it sends', async () => {
  const page = await untouchedPage();
  const { collectEvents } = await import('../lib/track.ts');
  const seen: unknown[] = [];
  collectEvents((event) => seen.push(event));
  page.fire('pagehide');
  expect([await page.sent(), seen]).toMatchObject([[], [LOADED]]);
});

test('TRACK-01 with Do Not Track nothing is sent', async () => {
  const page = await untouchedPage({ doNotTrack: '1' });
  page.fire('pagehide');
  expect(await page.sent()).toEqual([]);
});
