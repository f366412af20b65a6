import { lightHighContrast } from '@prospectus/design-system/tokens';
import type { Page } from 'playwright/test';

import { hydrate } from './page-state.ts';
import { expect, test } from './product-test.ts';

test('a programme is printed on four A4 pages at most, and nothing is cut off at the side', async ({ page }) => {
  for (const path of ['/online-mba', '/online-ma', '/data-analytics', '/online-bba-lp']) {
    await page.goto(path);
    const pages = await printedPages(page);
    expect(pages, path).toBeGreaterThan(0);
    expect(pages, path).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: 'print' });
    // A4 without margins, in CSS pixels.
    await page.setViewportSize({ width: 718, height: 1047 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    await expect(page.locator('#fees'), path).toBeVisible();
    for (const part of ['header', '#testimonials', '#other-courses', '#get-in-touch', 'form'])
      await expect(page.locator(part).first(), `${path} ${part}`).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 844 });
  }
});

test('a hydrated programme page is printed like the server’s HTML, also with more contrast', async ({ page }) => {
  await page.goto('/online-mba');
  const asSent = await printedPages(page);
  await hydrate(page);
  expect(await printedPages(page)).toBe(asSent);
  await page.emulateMedia({ contrast: 'more' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ds-muted'))).toBe(
    lightHighContrast.muted,
  );
});

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}
