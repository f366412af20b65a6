import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { openLeads } from '../../testing/mount-leads.ts';
import { unmountConsole } from '../../testing/mount-console.tsx';

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
const bars = () => [...document.querySelectorAll<HTMLElement>('main nav:has(a[href*="saved="], a[href*="view=mine"])')];
const ofView = (bar: HTMLElement | undefined) => [...(bar?.querySelectorAll('a:not([role])') ?? [])];

test.each([
  [1280, 'en'],
  [1280, 'hi'],
  [1024, 'en'],
  [1024, 'hi'],
  [768, 'en'],
  [768, 'hi'],
] as const)('views are in one line at %i px (%s), the open one among them', async (width, language) => {
  await page.viewport(width, 860);
  const { router } = openLeads({ language, views: TITLES });
  await expect.poll(() => ofView(bars().at(-1)).length).toBeGreaterThan(0);
  await router.navigate('/leads?view=do-not-contact&saved=018f0000-0000-7000-8000-000000000506');
  const saved = () => bars().at(-1);
  await expect.poll(() => saved()?.querySelector('[aria-current]')?.textContent).toBe('Waiting for documents');
  await expect.poll(() => bars()[0]?.querySelector('[aria-current]')).not.toBeNull();
  for (const bar of bars()) {
    expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    expect(ofView(bar).every((link) => link.getBoundingClientRect().height <= 44)).toBe(true);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('views for which there is no room are behind a menu, and all of them are to be had', async () => {
  const { router } = openLeads({ views: TITLES });
  const bar = page.getByRole('navigation', { name: 'Saved views' });
  await bar.getByRole('button', { name: 'More views' }).click();
  const behind = page.getByRole('menu', { name: 'More views' });
  await expect.element(behind).toBeVisible();
  const names = [...ofView(bars().at(-1)), ...behind.element().querySelectorAll('a')].map((link) => link.textContent);
  expect(names.toSorted()).toEqual(TITLES.toSorted());
  await behind.getByRole('menuitem', { name: 'Waiting for documents' }).click();
  await expect.poll(() => router.state.location.search).toContain('campaign=Waiting');
  await expect
    .element(bar.getByRole('link', { name: 'Waiting for documents' }))
    .toHaveAttribute('aria-current', 'page');
});

test('two views of one title are two entries, each with the name of its owner and its own address', async () => {
  const errors = vi.spyOn(console, 'error');
  onTestFinished(() => errors.mockRestore());
  openLeads({ views: [...TITLES, 'Waiting for documents'] });
  await page.getByRole('navigation', { name: 'Saved views' }).getByRole('button', { name: 'More views' }).click();
  const menu = page.getByRole('menu', { name: 'More views' });
  const called = (name: string) => menu.getByRole('menuitem', { name, exact: true });
  await expect.element(called('Waiting for documents · Anu Rao')).toBeVisible();
  const addresses = ['', ' (2)'].map((nth) =>
    called(`Waiting for documents · Anu Rao${nth}`).element().getAttribute('href'),
  );
  expect(new Set(addresses).size).toBe(2);
  // Parts of a page that have one key may be left out or stay behind.
  expect(errors.mock.calls.flat().filter((said) => String(said).includes('same key'))).toEqual([]);
});

test('on a phone a saved view is one choice', async () => {
  await page.viewport(390, 844);
  const { router } = openLeads({ views: TITLES });
  await page.getByRole('combobox', { name: 'Saved views' }).selectOptions('German language');
  await expect.poll(() => router.state.location.search).toContain('campaign=German+language');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
