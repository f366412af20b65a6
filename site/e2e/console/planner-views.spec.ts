import type { Page } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../product-test.ts';
import { signIn } from './staff.ts';

const SIZES = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const;

/** Accessibility violations and horizontal scrolling, on a phone and on a wide screen. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const { viewport, colorScheme } of SIZES) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    problems.push(
      ...(await violationsOf(page)),
      ...(isTooWide ? [`Horizontal scrolling at ${viewport.width} px.`] : []),
    );
  }
  return problems;
}

const VIEWS = ['month', 'week', 'day', 'list', 'table'];
const SCREENS = ['live-lectures/paste', 'live-lectures/clashes', 'live-lectures/week', 'batches', 'holidays'];

test('ADMIN-10 all views and dialogs of the planner are accessible, wide and on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'events', '/admin/live-lectures');
  for (const view of VIEWS) {
    await page.goto(`/admin/live-lectures?view=${view}`);
    await expect(page.getByRole('heading', { name: 'Live lectures', level: 1 })).toBeVisible();
    await expect(page.locator('[data-event], tbody tr, [role="row"]').first()).toBeVisible();
    expect(await problemsOf(page), view).toEqual([]);
  }

  await page.goto('/admin/live-lectures?view=list');
  await page.locator('[data-event]').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel lecture' })).toBeVisible();
  expect(await problemsOf(page), 'a lecture').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New lecture' }).click();
  await page.getByRole('dialog').getByLabel('Repeat every week').check();
  expect(await problemsOf(page), 'a new lecture').toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto('/admin/live-lectures?view=month');
  await page.getByRole('button', { name: 'Tools' }).click();
  // A menu is no landmark, and MUI renders it outside of all.
  const inMenu = (await problemsOf(page)).filter((problem) => !problem.startsWith('region:'));
  expect(inMenu, 'tools').toEqual([]);
  await page.getByRole('menuitem', { name: 'Copy a week' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await problemsOf(page), 'copy a week').toEqual([]);

  for (const path of SCREENS) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await problemsOf(page), path).toEqual([]);
  }
});
