import { expect, test } from './product-test.ts';

import { hydrate, errorsOf, differenceOf, markupOf, sectionHeights } from './page-state.ts';

test.describe('hydration', () => {
  test('a section hydrates when it comes near the screen, which changes only measured attributes', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('/online-ma');
    const fees = page.locator('#fees');
    const [html, heights] = [await markupOf(page, '#fees'), await sectionHeights(page)];
    const chunk = page.waitForRequest(/FeesSection/);
    await hydrate(page);
    await page.evaluate(() => document.querySelector('#fees')?.setAttribute('data-same-node', ''));
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Fees' }).click();
    await chunk;
    await page.waitForLoadState('networkidle');
    await expect(fees, 'the node is the server’s').toHaveAttribute('data-same-node', '');
    await expect(
      fees.getByRole('list', { name: 'Plans for Indian students' }),
      'it has been measured',
    ).not.toHaveAttribute('tabindex');
    expect(differenceOf(html, await markupOf(page, '#fees'))).toBe('');
    expect(await sectionHeights(page), 'nothing moved').toEqual(heights);
    expect(errors).toEqual([]);
  });

  test('the first click on a button of a section that is not hydrated works', async ({ page }) => {
    await page.goto('/');
    const diplomas = page.locator('#featured').getByRole('tab', { name: 'Diploma' });
    await diplomas.evaluate((tab: HTMLElement) => tab.click());
    await expect(diplomas).toHaveAttribute('aria-selected', 'true');
  });

  test('LEAD-01 the first click on an opener opens the modal', async ({ page }) => {
    await page.goto('/online-ma');
    await page
      .getByRole('link', { name: 'Apply Now' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/online-ma');
  });

  test('PAGE-15 a click on the open semester before hydration leaves it open', async ({ page }) => {
    await page.goto('/online-ma');
    const first = page.locator('#structure details').first();
    await first.locator('summary').evaluate((summary: HTMLElement) => summary.click());
    await expect(first).toHaveAttribute('open', '');
    await page.waitForLoadState('networkidle');
    await expect(first).toHaveAttribute('open', '');
  });

  test('a section whose code cannot be loaded stays readable, and so does the page', async ({ page }) => {
    let refused = 0;
    await page.route(/FeesSection/, (route) => (refused++ === 0 ? route.abort() : route.continue()));
    await page.goto('/online-ma');
    await hydrate(page);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Fees' }).click();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master of Arts');
    await page.locator('#fees').getByRole('tab', { name: 'International students' }).click();
    await expect(page.locator('#fees').getByRole('tab', { name: 'International students' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('an opener’s link works where the code cannot be loaded', async ({ page }) => {
    await page.route(/entry-client/, (route) => route.abort());
    await page.goto('/online-ma');
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL(/\/enquire\?program=online-ma&variant=REGISTER/);
  });
});
