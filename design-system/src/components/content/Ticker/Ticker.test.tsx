import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../../tests/emulate-media.ts';
import { mount } from '../../../../tests/mount.tsx';
import { Ticker } from './Ticker.tsx';

const track = (container: HTMLElement) => container.querySelector<HTMLElement>('.track');

test.each([
  ['slow', '30s'],
  ['medium', '20s'],
  ['fast', '10s'],
] as const)('PAGE-04 %s takes %s a round', (speed, seconds) => {
  const { container } = mount(<Ticker text="Admissions open" speed={speed} />);
  expect(track(container)?.style.animationDuration).toBe(seconds);
});

test('PAGE-04 does not move and shows its whole text with reduced motion', () => {
  const { container } = mount(<Ticker text="Admissions open" />);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  expect(getComputedStyle(track(container) ?? container).animationName).toBe('none');
});

test('is slim at every width, and its button is as large as a finger', async () => {
  await emulateMedia({ motion: 'no-preference' });
  const { container } = mount(<Ticker text="Admissions open" />);
  for (const width of [1280, 390]) {
    await page.viewport(width, 800);
    const line = page.getByRole('region', { name: 'Announcement' }).element();
    expect(line.getBoundingClientRect().height).toBe(40);
    expect(container.querySelector('button')?.getBoundingClientRect().height).toBe(44);
  }
});

test('is read once, and a button pauses it', async () => {
  const { container } = mount(<Ticker text="Admissions open" />);
  expect(container.querySelectorAll('.track > :not([aria-hidden])')).toHaveLength(1);
  container.querySelector('button')?.click();
  await expect.poll(() => container.querySelector('button')?.getAttribute('aria-label')).toBe('Start the moving text');
  expect(track(container)?.dataset.paused).toBe('true');
  expect(page.getByRole('region', { name: 'Announcement' }).elements()).toHaveLength(1);
});

test('by keys: it rests while it or a link in it has focus; Enter and Space pause it and let it go on', async () => {
  await emulateMedia({ motion: 'no-preference' });
  const { container } = mount(
    <Ticker>
      Last date: <a href="#fees">see the fees</a>
    </Ticker>,
  );
  const runs = () => getComputedStyle(track(container) ?? container).animationPlayState;
  expect(runs()).toBe('running');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('region')).toHaveFocus();
  expect(runs()).toBe('paused');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link')).toHaveFocus();
  expect(runs()).toBe('paused');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Start the moving text' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('button', { name: 'Pause the moving text' })).toHaveFocus();
});

test('a long text that does not move has two lines on phones and tablets, and all of them while it has focus', async () => {
  await page.viewport(390, 700);
  await emulateMedia({ motion: 'reduce' });
  const text = 'Admissions are open for the MBA, general or with one of four specialisations. '.repeat(3);
  const { container } = mount(<Ticker text={text} />);
  const shown = () => container.querySelector('.track > div') ?? container;
  expect(shown().textContent).toBe(text);
  expect(shown().clientHeight).toBeLessThan(60);
  expect(shown().clientWidth).toBe(390);
  await userEvent.keyboard('{Tab}');
  expect(shown().clientHeight).toBeGreaterThan(120);
  await userEvent.tab({ shift: true });
  await page.viewport(768, 900);
  expect(shown().scrollHeight).toBeGreaterThan(shown().clientHeight);
  expect(shown().clientHeight).toBeLessThan(60);
  await page.viewport(1280, 800);
});
