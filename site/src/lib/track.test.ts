import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

const browser = (navigator: object, dataset: object = {}) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { pathname: '/online-mba', search: '?phone=9876543210' });
  vi.resetModules();
  return import('./track.ts');
};

test('TRACK-02 events wait for the collector in their order, with only the path of the page’s address', async () => {
  const { collectEvents, track } = await browser({});
  track('scroll', { percent: 20 });
  track('widget_viewed', { widget: 'fees' });
  const seen: unknown[] = [];
  collectEvents((event) => seen.push(event));
  track('lead_submitted', { lead: 'NEW' });
  expect(seen).toMatchObject([
    { name: 'scroll', path: '/online-mba', props: { percent: 20 } },
    { name: 'widget_viewed', path: '/online-mba', props: { widget: 'fees' } },
    { name: 'lead_submitted', path: '/online-mba', props: { lead: 'NEW' } },
  ]);
  expect(JSON.stringify(seen)).not.toContain('9876543210');
});

test.each([
  ['Do-Not-Track', { doNotTrack: '1' }, {}],
  ['Global Privacy Control', { globalPrivacyControl: true }, {}],
  ['a preview', {}, { preview: 'token' }],
])('TRACK-01 with %s nothing is collected', async (_, navigator, dataset) => {
  const { collectEvents, track } = await browser(navigator, dataset);
  const seen: unknown[] = [];
  track('scroll', { percent: 20 });
  collectEvents((event) => seen.push(event));
  track('scroll', { percent: 40 });
  expect(seen).toEqual([]);
});
