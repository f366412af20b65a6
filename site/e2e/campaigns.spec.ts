import { expect, test } from './product-test.ts';

import { newPhone, verifyInModal } from './visitor.ts';

const CAMPAIGN_PAGES = [
  ['ROUTE-07 LEAD-46', '/refurl', 'You are already registered. Our counsellor will connect with you shortly.'],
  ['ROUTE-08', '/influencer', 'An expert from the Career Counselling team will reach out to you soon.'],
] as const;

for (const [ids, path, message] of CAMPAIGN_PAGES) {
  test(`${ids} ${path} shows its own message after the code; address and document stay the same`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByLabel('Mobile number')).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['sameDocument'] = ''));
    await verifyInModal(page, request, newPhone(), true);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(message);
    // The last screen comes after two seconds, when other pages reload.
    await expect(dialog.getByRole('link', { name: 'Continue Application' })).toBeVisible();
    await expect(dialog).toContainText(message);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  });
}
