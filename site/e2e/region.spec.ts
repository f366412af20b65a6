import type { Page } from 'playwright/test';

import { hydrate } from './page-state.ts';
import { expect, test } from './product-test.ts';

const tab = (page: Page, name: string) => page.locator('#fees').getByRole('tab', { name });

/** Mocks the visitor's region; counts the calls. */
async function visitorIn(page: Page, country: string): Promise<() => number> {
  let calls = 0;
  await page.route('**/api/region', (route) => {
    calls += 1;
    return route.fulfill({ json: { data: { country, region: '', city: '' } } });
  });
  return () => calls;
}

/** Opens the page at its fees, whose hydration requests the region. */
async function openFees(page: Page, path = '/online-mba') {
  await page.goto(path);
  await hydrate(page);
  await page.locator('#fees').scrollIntoViewIfNeeded();
}

test('API-26 PAGE-18 a visitor from abroad sees the international fees first, and can select the others', async ({
  page,
}) => {
  const calls = await visitorIn(page, 'United States');
  await page.goto('/online-mba');
  await page.waitForLoadState('networkidle');
  expect(calls(), 'not before the page is used').toBe(0);
  await openFees(page);
  await expect(tab(page, 'International students')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#fees')).toContainText('You seem to be outside India');
  await tab(page, 'Indian students').click();
  await expect(tab(page, 'Indian students')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#fees').getByText('You seem to be outside India')).toHaveCount(0);
  expect(calls()).toBe(1);
});

test('API-26 API-43 PAGE-18 in India, without a country, and without a region the Indian fees stay', async ({
  page,
}) => {
  for (const country of ['India', '']) {
    const answered = page.waitForResponse('**/api/region');
    await visitorIn(page, country);
    await openFees(page);
    await answered;
    await expect(tab(page, 'Indian students'), country).toHaveAttribute('aria-selected', 'true');
    await page.unroute('**/api/region');
  }
  await page.route('**/api/region', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/region'));
  await openFees(page);
  await failed;
  await tab(page, 'International students').click();
  await expect(tab(page, 'International students')).toHaveAttribute('aria-selected', 'true');
});
