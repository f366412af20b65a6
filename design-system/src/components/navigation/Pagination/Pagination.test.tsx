import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Pagination } from './Pagination.tsx';

const href = (to: number) => `#page-${to}`;
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('every page has an address, and the one shown is marked', async () => {
  mount(<Pagination page={2} pages={3} href={href} />);
  expect(links()).toEqual(['#page-1', '#page-1', '#page-2', '#page-3', '#page-3']);
  await expect.element(page.getByRole('link', { name: 'Page 2 of 3' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
});

test('at an end there is no way further; one page alone has no ways at all', async () => {
  const { rerender, container } = mount(<Pagination page={1} pages={2} href={href} />);
  await expect.element(page.getByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  rerender(<Pagination page={2} pages={2} href={href} />);
  await expect.element(page.getByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  rerender(<Pagination page={1} pages={1} href={href} />);
  expect(container.querySelector('nav')).toBeNull();
});

test('on a phone a text replaces the numbers, and nothing is wider than the screen', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(<Pagination page={123_456} pages={250_000} href={href} />);
  await expect.element(page.getByText('Page 1,23,456 of 2,50,000')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Page 1 of 2,50,000' })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('each target is large enough for a thumb', () => {
  mount(<Pagination page={5} pages={20} href={href} />);
  for (const link of page.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('by keys: Tab goes from link to link, Enter follows one', async () => {
  mount(<Pagination page={2} pages={3} href={href} />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(location.hash).toBe('#page-1');
});
