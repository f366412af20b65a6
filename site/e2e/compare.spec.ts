import { expect, test } from './product-test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-16 two chosen programmes are shown side by side at an address that can be shared', async ({ page }) => {
    await page.goto('/compare');
    await page.getByLabel('Master of Business Administration').check();
    await page.getByLabel('Master of Computer Applications').check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/compare\?programs=online-mba,online-mca$/);
    await expect(page.getByRole('columnheader')).toHaveText([
      'What',
      'Master of Business Administration',
      'Master of Computer Applications',
    ]);
    await expect(page.getByRole('row', { name: 'Total fee in India' })).toContainText('₹');
    await expect(page.getByRole('row', { name: 'By the month' })).toContainText(
      /₹[\d,]+ a month for \d+ months: ₹[\d,]+ in all/,
    );
  });
});

test('ROUTE-10 the referral dashboard asks who is not verified to sign up', async ({ page }) => {
  await page.goto('/referral-dashboard');
  await page.getByRole('link', { name: 'Sign up or sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('PAGE-24 on a landing page Know more opens the register modal', async ({ page }) => {
  await page.goto('/online-mba-lp');
  await page.locator('#specialisations').getByRole('link', { name: 'Know more' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
