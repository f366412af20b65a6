import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
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

test('PAGE-04 stands still and shows all its words where motion is unwanted', () => {
  const { container } = mount(<Ticker text="Admissions open" />);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  expect(getComputedStyle(track(container) ?? container).animationName).toBe('none');
});

test('is read once, and a button pauses it', async () => {
  const { container } = mount(<Ticker text="Admissions open" />);
  expect(container.querySelectorAll('.track > :not([aria-hidden])')).toHaveLength(1);
  container.querySelector('button')?.click();
  await expect.poll(() => container.querySelector('button')?.getAttribute('aria-label')).toBe('Start the moving text');
  expect(track(container)?.dataset.paused).toBe('true');
  expect(page.getByRole('region', { name: 'Announcement' }).elements()).toHaveLength(1);
});
