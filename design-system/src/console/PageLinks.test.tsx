import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { PageLinks } from './PageLinks.tsx';

const href = (to: number) => `#page-${to}`;

test('every page has an address, and the one shown is marked', async () => {
  mount(<PageLinks page={2} pages={3} href={href} />);
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['1', '1', '2', '3', '3'].map((to) => `#page-${to}`));
  await expect.element(page.getByRole('link', { name: 'Page 2 of 3' })).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(location.hash).toBe('#page-1');
});

test('at an end there is no way further; one page alone has no ways at all', async () => {
  const { rerender, container } = mount(<PageLinks page={1} pages={2} href={href} />);
  await expect.element(page.getByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Next' })).toBeVisible();
  rerender(<PageLinks page={1} pages={1} href={href} />);
  expect(container.querySelector('nav')).toBeNull();
});

test('each target is large enough for a thumb, and nothing is wider than a phone', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(<PageLinks page={123_456} pages={250_000} href={href} />);
  await expect.element(page.getByText('1,23,456')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const link of page.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
