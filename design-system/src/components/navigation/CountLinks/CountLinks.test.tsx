import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { CountLinks } from './CountLinks.tsx';

const links = ['Bachelors', 'Masters', 'Diplomas', 'Certificates'].map((label, at) => ({
  label,
  href: `#${label}`,
  count: at + 3,
}));

test('each link is named with how many there are behind it', async () => {
  mount(<CountLinks label="By level" links={links} />);
  const named = page.getByRole('navigation', { name: 'By level' }).getByRole('link');
  await expect.element(named.first()).toHaveAttribute('href', '#Bachelors');
  expect(named.elements().map(({ textContent }) => textContent)).toEqual([
    'Bachelors 3',
    'Masters 4',
    'Diplomas 5',
    'Certificates 6',
  ]);
});

test('on a phone two share a line, each large enough for a thumb', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(<CountLinks label="By level" links={links} />);
  const boxes = page
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('without links it leaves nothing behind', () => {
  expect(mount(<CountLinks label="By level" links={[]} />).container.innerHTML).toBe('');
});
