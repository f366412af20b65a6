import { expect, test } from './product-test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-16 two chosen programmes are shown side by side at an address that can be shared', async ({ page }) => {
    await page.goto('/compare');
    await page.getByLabel('Master of Business Administration').check();
    await page.getByLabel('Master of Computer Applications').check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/compare\?programs=online-mba,online-mca$/);
    const table = page.getByRole('table', { name: 'Programmes side by side' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Programme',
      'Master of Business Administration',
      'Master of Computer Applications',
    ]);
    await expect(page.getByRole('row', { name: 'Total fee for Indian students' })).toContainText('₹');
    await expect(page.getByRole('row', { name: 'Monthly payments' })).toContainText(
      /\d+\s×\s₹[\d,]+.*₹[\d,]+ in total/,
    );
  });

  test('ROUTE-16 on a phone programmes are ticked by level, a button in sight counts them, and two columns fit', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/compare');
    const form = page.getByRole('form', { name: 'Programmes to compare' });
    const levels = await form
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => group.querySelector('legend')?.textContent));
    expect(levels).toEqual(['Bachelor’s degree', 'Master’s degree', 'Diploma', 'Certificate']);
    const button = form.getByRole('button', { name: 'Compare' });
    for (const name of ['Master of Business Administration', 'Certificate in German Language']) {
      await form.getByLabel(name).check();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    const count = form.getByText('Compare', { exact: true }).first();
    expect(await count.evaluate((words) => getComputedStyle(words, '::after').content)).toContain('counter(ticked)');
    const [bar, next] = [
      await button.boundingBox(),
      await page.getByRole('region', { name: 'Your next step', includeHidden: true }).boundingBox(),
    ];
    expect((bar?.y ?? 0) + (bar?.height ?? 0), 'it is above the enquiry').toBeLessThanOrEqual(next?.y ?? 844);
    await button.click();
    const fee = page.getByRole('row', { name: 'Total fee for Indian students' });
    const [label, first, second] = await fee
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
    expect(first?.top).toBeGreaterThanOrEqual(label?.bottom ?? Infinity);
    expect(second?.top).toBe(first?.top);
    expect(second?.right).toBeLessThanOrEqual(390);
  });
});

test('ROUTE-10 the referral dashboard invites unverified visitors to sign up', async ({ page }) => {
  await page.goto('/referral-dashboard');
  await page.getByRole('link', { name: 'Sign up or sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('PAGE-24 on a landing page Know more opens the register modal', async ({ page }) => {
  await page.goto('/online-mba-lp');
  await page.getByText('How to apply, your certificate and other courses').click();
  await page.locator('#specialisations').getByRole('link', { name: 'Know more' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
