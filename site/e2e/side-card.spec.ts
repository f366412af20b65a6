import { expect, test } from './product-test.ts';

import { codeFor, newPhone } from './visitor.ts';

const CARD = { name: 'Share your details and we will get in touch with you.' };
const PAGE = '/auxiliary/scholarships';

for (const path of [PAGE, '/blog/examination-days'])
  test(`LEAD-02 LEAD-22 LEAD-48 AUX-04 ${path}: the side lead card is on wide screens only`, async ({ page }) => {
    const card = page.getByRole('form', CARD);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(card).toBeVisible();
    await expect(card).toContainText('by e-mail, SMS, WhatsApp or voice call');
    // It stays visible beside the text.
    await page.evaluate(() => scrollTo(0, 600));
    await expect(card).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(card).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${path}?showMobile=true`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card).toHaveCount(0);
  });

test('LEAD-03 LEAD-18 LEAD-23 LEAD-24 LEAD-31 the side card waits for four fields, then asks for the qualification alone', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await page.goto(PAGE);
  const card = page.getByRole('form', CARD);
  const button = card.getByRole('button', { name: 'Apply Now' });
  await card.getByLabel('Name', { exact: true }).click();
  // It is marked as disabled, but a click shows the missing fields.
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  for (const text of [
    'Please enter a valid 10-digit phone number',
    'Please enter valid details.',
    'Please enter valid email.',
    'Please select a course.',
  ])
    await expect(card.getByText(text)).toBeVisible();
  await expect(card.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.getByLabel('Name', { exact: true }).fill('R2D2');
  await expect(button).toBeDisabled();
  await card.getByLabel('Phone').fill(phone);
  await expect(button).toBeDisabled();
  await card.getByLabel('Email').fill('asha@example.org');
  await expect(button).toBeDisabled();
  await card.getByLabel('Course').selectOption({ index: 1 });
  await expect(button).toBeEnabled();
  await card.getByLabel('Course').selectOption('');
  await expect(button).toBeDisabled();
  await card.getByLabel('Course').selectOption({ index: 1 });

  await button.click();
  await expect(card).toContainText('Please enter valid details.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await button.click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Highest qualification')).toBeVisible();
  for (const label of ['Mobile number', 'Name', 'Email', 'Programme you are interested in'])
    await expect(dialog.getByLabel(label, { exact: true }), label).toHaveCount(0);
  await expect(dialog.getByText('Please select a valid option.')).toHaveCount(0);
  await page.clock.runFor(2_100);
  await expect(page.locator('#side-name')).toHaveValue('');
  await expect(page.locator('#side-phone')).toHaveValue('');

  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog.getByText('Please select a valid option.')).toBeVisible();
  await dialog.getByLabel('Highest qualification').selectOption('Graduate');
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog.getByLabel('OTP')).toBeVisible();
  expect(await codeFor(request, phone)).toMatch(/^\d{4}$/);

  // The prefilled values can still be changed.
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(phone);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('LEAD-23 LEAD-31 the side card is a plain form', async ({ page, request }) => {
    const phone = newPhone();
    await page.goto('/auxiliary/online-mba/capstone-project');
    const card = page.getByRole('form', CARD);
    await card.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await card.getByLabel('Phone').fill(phone);
    await card.getByLabel('Email').fill('asha@example.org');
    // The course of the page is preselected.
    await expect(card.locator('option:checked')).toContainText('Business Administration');
    await card.getByLabel('Course').selectOption('');
    await card.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page.getByText('Please select a course.')).toBeVisible();
    await page.goBack();
    await card.getByLabel('Course').selectOption({ index: 1 });
    await card.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
    await page.getByLabel('Highest qualification').selectOption('Graduate');
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page.getByLabel('OTP')).toBeVisible();
    expect(await codeFor(request, phone)).toMatch(/^\d{4}$/);
  });
});
