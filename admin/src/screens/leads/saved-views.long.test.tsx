import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { filterIn } from '../../lists/list-href.ts';
import { openLeads } from '../../testing/mount-leads.ts';
import { unmountConsole } from '../../testing/mount-console.tsx';
import { viewLabels } from './LeadViews.tsx';

afterEach(async () => {
  unmountConsole();
  document.documentElement.lang = 'en-IN';
  await page.viewport(1280, 860);
});

const TITLES = [
  'Call first',
  'Certificates, evening callers',
  'Diwali campaign, not called',
  'Due by Friday with the team',
  'Facebook leads of November',
  'German language',
  'Waiting for documents',
];
const bar = () => page.getByRole('navigation', { name: 'Saved views' });

test.each([1280, 768])('saved views are links at %i px, the open one marked', async (width) => {
  await page.viewport(width, 860);
  const { router } = openLeads({ views: TITLES });
  const link = bar().getByRole('link', { name: 'German language' });
  await link.click();
  await expect.poll(() => filterIn(router.state.location.search)).toEqual({ campaign: 'German language' });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('on a phone a saved view is one choice', async () => {
  await page.viewport(390, 844);
  const { router } = openLeads({ views: TITLES });
  await page.getByRole('combobox', { name: 'Saved views' }).selectOptions('German language');
  await expect.poll(() => filterIn(router.state.location.search)).toEqual({ campaign: 'German language' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('two views of one title are two entries, each with the name of its owner and its own address', async () => {
  const errors = vi.spyOn(console, 'error');
  onTestFinished(() => errors.mockRestore());
  openLeads({ views: [...TITLES, 'Waiting for documents'] });
  const linkOf = (name: string) => bar().getByRole('link', { name, exact: true });
  await expect.element(linkOf('Waiting for documents · Anu Rao')).toBeVisible();
  const addresses = ['', ' (2)'].map((nth) =>
    linkOf(`Waiting for documents · Anu Rao${nth}`).element().getAttribute('href'),
  );
  expect(new Set(addresses).size).toBe(2);
  // Parts of a page that have one key may be left out or stay behind.
  expect(errors.mock.calls.flat().filter((said) => String(said).includes('same key'))).toEqual([]);
});

test('a title that one view has is its label; two have their owners’ names, and of one owner a number', () => {
  const view = (title: string, owner_name: string | null) => ({ title, owner_name });
  const views = [
    view('Call first', 'Anu Rao'),
    view('Fees', 'Anu Rao'),
    view('Fees', 'Bala Iyer'),
    view('Fees', 'Bala Iyer'),
    view('Fees', null),
  ];
  expect(viewLabels(views, 'A former colleague')).toEqual([
    'Call first',
    'Fees · Anu Rao',
    'Fees · Bala Iyer',
    'Fees · Bala Iyer (2)',
    'Fees · A former colleague',
  ]);
});
