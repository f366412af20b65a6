import { expect, test } from './product-test.ts';

import { hydrate, errorsOf, differenceOf, markupOf, sectionHeights } from './page-state.ts';

test.describe('coming to life', () => {
  test('sections sleep until they come near, and waking changes nothing but what asks to be measured', async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await page.goto('/online-ma');
    const fees = page.locator('#fees');
    const [html, places] = [await markupOf(page, '#fees'), await sectionHeights(page)];
    const chunk = page.waitForRequest(/FeesSection/);
    await hydrate(page);
    await page.evaluate(() => document.querySelector('#fees')?.setAttribute('data-kept', ''));
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Fees' }).click();
    await chunk;
    await page.waitForLoadState('networkidle');
    await expect(fees, 'the node is the server’s').toHaveAttribute('data-kept', '');
    await expect(
      fees.getByRole('list', { name: 'Plans for Indian students' }),
      'it has been measured',
    ).not.toHaveAttribute('tabindex');
    expect(differenceOf(html, await markupOf(page, '#fees'))).toBe('');
    expect(await sectionHeights(page), 'nothing moved').toEqual(places);
    expect(errors).toEqual([]);
  });

  test('the first click is not lost: a button of a sleeping section does its work', async ({ page }) => {
    await page.goto('/');
    const diplomas = page.locator('#featured').getByRole('tab', { name: 'Diploma' });
    await diplomas.evaluate((tab: HTMLElement) => tab.click());
    await expect(diplomas).toHaveAttribute('aria-selected', 'true');
  });

  test('LEAD-01 the first click is not lost: an opener opens the modal, and other presses work meanwhile', async ({
    page,
  }) => {
    await page.goto('/online-ma');
    await page
      .getByRole('link', { name: 'Apply Now' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/online-ma');
  });

  test('PAGE-15 before anything has run, a click on the open semester leaves it open', async ({ page }) => {
    await page.goto('/online-ma');
    const first = page.locator('#structure details').first();
    await first.locator('summary').evaluate((summary: HTMLElement) => summary.click());
    await expect(first).toHaveAttribute('open', '');
    await page.waitForLoadState('networkidle');
    await expect(first).toHaveAttribute('open', '');
  });

  test('a section whose code does not come stays readable, and the page with it', async ({ page }) => {
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

  test('every link of an opener leads on where the code cannot be had', async ({ page }) => {
    await page.route(/entry-client/, (route) => route.abort());
    await page.goto('/online-ma');
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL(/\/enquire\?program=online-ma&variant=REGISTER/);
  });
});
