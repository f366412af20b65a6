import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../../tests/emulate-media.ts';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { startCarousel } from './start-carousel.ts';

const slides = ['First', 'Second', 'Third'].map((title) => ({
  id: title,
  title,
  action: <a href={`#${title}`}>About {title}</a>,
}));
const carousel = <HeroCarousel label="Highlights" slides={slides} />;

const track = () => document.querySelector<HTMLElement>('[data-slides-track]');
/** Number of the slide in sight. */
const inSight = () => Math.round((track()?.scrollLeft ?? 0) / (track()?.clientWidth ?? 1)) + 1;
const marked = () => document.querySelector('[data-slides-to][aria-current]')?.ariaLabel;
const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await emulateMedia({ motion: 'no-preference' });
});
afterEach(() => {
  vi.useRealTimers();
});

test('SECT-10 goes on every 5 seconds, and begins again after the last', () => {
  mount(carousel);
  expect(inSight()).toBe(1);
  vi.advanceTimersByTime(4999);
  expect(inSight()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([inSight(), marked()]).toEqual([2, 'Slide 2 of 3: Second']);
  vi.advanceTimersByTime(5000);
  expect(inSight()).toBe(3);
  vi.advanceTimersByTime(5000);
  expect([inSight(), marked()]).toEqual([1, 'Slide 1 of 3: First']);
});

test('SECT-10 one slide has no arrows and does not move; none shows nothing', () => {
  const { container, rerender } = mount(<HeroCarousel label="Highlights" slides={slides.slice(0, 1)} />);
  expect(page.getByRole('button').elements()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toBe(1);
  rerender(<HeroCarousel label="Highlights" slides={[]} />);
  expect(container.querySelector('section')).toBeNull();
});

test('SECT-10 does not move with reduced motion, except by arrows and dots', async () => {
  await emulateMedia({ motion: 'reduce' });
  mount(carousel);
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toBe(1);
  expect(document.querySelector('.pause')?.checkVisibility()).toBe(false);
  vi.useRealTimers();
  await button('Next slide').click();
  expect(inSight()).toBe(2);
  await button('Slide 3 of 3: Third').click();
  expect(inSight()).toBe(3);
  await button('Next slide').click();
  expect(inSight()).toBe(1);
  await button('Previous slide').click();
  expect([inSight(), marked()]).toEqual([3, 'Slide 3 of 3: Third']);
  await expect.element(page.getByRole('status')).toHaveTextContent('Slide 3 of 3: Third');
});

test('a button pauses the slides and lets them go on', () => {
  mount(carousel);
  const pause = document.querySelector<HTMLElement>('[data-slides-pause]');
  pause?.click();
  expect(pause?.ariaLabel).toBe('Play the slides');
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toBe(1);
  pause?.click();
  expect(pause?.ariaLabel).toBe('Pause the slides');
  vi.advanceTimersByTime(5000);
  expect(inSight()).toBe(2);
});

test('rests while something in it has focus', () => {
  const { container } = mount(carousel);
  container.querySelector('a')?.focus();
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toBe(1);
  container.querySelector('a')?.blur();
});

test('rests while a mouse points at it', () => {
  const { container } = mount(carousel);
  const point = (type: string) =>
    container.querySelector('section')?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  point('pointerenter');
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toBe(1);
  point('pointerleave');
  vi.advanceTimersByTime(5000);
  expect(inSight()).toBe(2);
});

test('a swipe moves the mark', async () => {
  vi.useRealTimers();
  mount(carousel);
  track()?.scrollTo({ left: 9999, behavior: 'instant' });
  await expect.poll(marked).toBe('Slide 3 of 3: Third');
});

test('without script every slide can be reached, by swipe and by Tab', async () => {
  await emulateMedia({ motion: 'reduce' });
  const copy = withoutScript(carousel);
  expect(Array.from(copy.querySelectorAll('h2'), (title) => title.textContent)).toEqual(['First', 'Second', 'Third']);
  const box = copy.querySelector<HTMLElement>('[data-slides-track]');
  expect(box?.scrollWidth).toBe(3 * (box?.clientWidth ?? 0));
  copy.querySelectorAll<HTMLElement>('a')[1]?.focus();
  expect(inSight()).toBe(2);
});

test('runs before its framework; a later call takes over its state', () => {
  const copy = withoutScript(carousel);
  const root = copy.querySelector('section');
  if (!root) throw new Error('no carousel');
  startCarousel(root);
  vi.advanceTimersByTime(5000);
  expect(inSight()).toBe(2);
  root.querySelector<HTMLElement>('[data-slides-pause]')?.click();
  const stop = startCarousel(root);
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toBe(2);
  root.querySelector<HTMLElement>('[data-slides-pause]')?.click();
  vi.advanceTimersByTime(5000);
  expect(inSight()).toBe(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toBe(3);
});

test('on a phone nothing is wider than the screen, and each control is large enough for a thumb', async () => {
  vi.useRealTimers();
  await page.viewport(320, 640);
  const { rerender } = mount(
    <HeroCarousel label="Highlights" slides={[...slides, { id: 'Fourth', title: 'Fourth' }]} />,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  rerender(carousel);
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const control of page.getByRole('button').elements()) {
    const { width, height, right } = control.getBoundingClientRect();
    expect([Math.min(width, height) >= 44, right <= 320]).toEqual([true, true]);
  }
  await page.viewport(1280, 800);
});

test('by keys: the controls come before the slides, Enter and Space activate them, arrows scroll the slides', async () => {
  vi.useRealTimers();
  mount(carousel);
  const names: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 7; stop += 1) {
    await userEvent.keyboard('{Tab}');
    names.push(document.activeElement?.ariaLabel);
  }
  expect(names).toEqual([
    'Pause the slides',
    'Previous slide',
    'Slide 1 of 3: First',
    'Slide 2 of 3: Second',
    'Slide 3 of 3: Third',
    'Next slide',
    'Highlights',
  ]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(inSight).toBe(2);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.poll(inSight).toBe(3);
  await userEvent.keyboard(' ');
  await expect.poll(inSight).toBe(1);
});

test.each([
  [390, ['.title']],
  [768, ['.title', '.text']],
  [1280, ['.title', '.text', '.action']],
])('SECT-10 at %i px the picture stands beside the words and is as high as they are', async (width, beside) => {
  await page.viewport(width, 800);
  const { container } = mount(
    <HeroCarousel
      label="Highlights"
      slides={[
        {
          id: 'first',
          title: 'Study at a university that fits around your life',
          text: <p className="text">Live classes after work, recordings to watch again, and the same degree.</p>,
          action: <a href="#programmes">Programmes</a>,
        },
        {
          id: 'second',
          title: 'A slide that says more',
          text: <p style={{ height: 300 }}>And is higher.</p>,
          action: <a href="#more">More</a>,
        },
      ]}
    />,
  );
  const boxOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const art = boxOf('.art');
  for (const words of beside) {
    expect(boxOf(words).right, words).toBeLessThanOrEqual(art.left);
    expect(boxOf(words).bottom, words).toBeLessThanOrEqual(art.bottom + 1);
  }
  const link = page.getByRole('link', { name: 'Programmes' }).element().getBoundingClientRect();
  expect(link.height, 'what a slide asks for keeps its height beside a higher slide').toBeLessThan(60);
  if (width < 768) {
    const [below, more] = [
      container.querySelectorAll('.art')[1],
      page.getByRole('link', { name: 'More' }).element(),
    ].map((element) => element?.getBoundingClientRect() ?? new DOMRect());
    expect(below?.top, 'other slides have it below').toBeGreaterThanOrEqual(more?.bottom ?? 0);
    expect(below?.width).toBe(width);
  }
  if (width < 1024) expect(boxOf('.action').top).toBeGreaterThanOrEqual(art.bottom);
  expect(document.documentElement.scrollWidth).toBe(width);
  await page.viewport(1280, 800);
});
