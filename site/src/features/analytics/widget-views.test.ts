import { expect, test, vi } from 'vitest';

test('TRACK-04 CONST-06 a section counts as viewed 50 px inside the viewport, and is tracked once', async () => {
  const observed: object[] = [];
  const options: (IntersectionObserverInit | undefined)[] = [];
  let see: (entries: object[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see, init?: IntersectionObserverInit) {
        see = callback;
        options.push(init);
      }
      observe = (section: object) => void observed.push(section);
      unobserve = (section: object) => void observed.splice(observed.indexOf(section), 1);
    },
  );
  const section = (id: string) => ({ id, closest: () => ({ id }) });
  const [banner, fees] = [section('banner'), section('fees')];
  vi.stubGlobal('document', { querySelectorAll: () => [banner, fees], documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { pathname: '/' });
  const { collectEvents } = await import('../../lib/track.ts');
  const seen: unknown[] = [];
  collectEvents(({ name, props }) => seen.push([name, props]));
  (await import('./collector.ts')).trackWidgets();
  expect(options).toEqual([{ rootMargin: '-50px' }]);
  see([
    { isIntersecting: true, target: fees },
    { isIntersecting: false, target: banner },
  ]);
  expect(seen).toEqual([['widget_viewed', { widget: 'fees' }]]);
  expect(observed).toEqual([banner]);
});
