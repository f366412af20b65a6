import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

import { expect, test } from './product-test.ts';
import { codeFor, fillDetails, newPhone, openModal, wrongCode } from './visitor.ts';

async function expectAccessible(page: Page, step: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    step,
  ).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${step}: nothing scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const width of [320, 390, 1280])
  test(`LEAD-04 PROD-07 every step of the enquiry is accessible at ${width} px`, async ({ page, request }) => {
    const phone = newPhone();
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/refurl');
    await expectAccessible(page, 'the banner’s form');
    const dialog = await openModal(page, 'Apply Now');
    await expectAccessible(page, 'the phone');
    await dialog.getByLabel('Mobile number').fill(phone);
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await fillDetails(dialog);
    await dialog.getByLabel('Name', { exact: true }).fill('R2D2');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByText('Please enter valid details.')).toBeVisible();
    await expectAccessible(page, 'the details, one of them wrong');

    await page.route('**/api/leads', (route) => route.abort());
    await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByText('Our service cannot be reached right now.')).toBeVisible();
    await expectAccessible(page, 'a submission that is kept');
    await page.unroute('**/api/leads');

    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    const code = await codeFor(request, phone);
    await dialog.getByLabel('One-time code').fill(wrongCode(code));
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect(dialog).toContainText('Incorrect OTP. Please check again.');
    await expectAccessible(page, 'a wrong code');
    await dialog.getByLabel('One-time code').fill(code);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('You are already registered.');
    await expect(dialog.getByRole('link', { name: 'Continue Application' })).toBeVisible();
    await expectAccessible(page, 'the last screen');
  });
