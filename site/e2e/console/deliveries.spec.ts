import type { Page } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../product-test.ts';
import { newPhone, verifyVisitor } from '../visitor.ts';
import { signIn } from './staff.ts';

test.beforeEach(async ({ request }) => {
  await request.delete('/api/mock/faults');
  await request.post('/api/mock/reset');
});
test.afterEach(async ({ request }) => {
  await request.delete('/api/mock/faults');
  await request.delete('/api/mock/clock');
});

const EMAIL = 'events@prospectus.test';
const noViolations = async (page: Page) => expect(await violationsOf(page)).toEqual([]);

test('API-37 ADMIN-40 a delivery is repeated, a channel is paused and resumed, and final failures are shown at the top', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin', '/admin/deliveries');
  await expect(page.getByRole('heading', { name: 'Nothing was sent yet' })).toBeVisible();
  await request.post('/api/user/forgotPassword', { data: { email: EMAIL } });
  await page.reload();
  const messages = page.getByRole('table', { name: 'Deliveries' }).getByRole('row').filter({ hasText: 'new password' });
  await expect(async () => {
    await page.reload();
    await expect(messages.first()).toContainText('Delivered', { timeout: 5_000 });
  }).toPass();
  await expect(messages.first()).not.toContainText(EMAIL);
  await noViolations(page);

  await messages.first().getByRole('button', { name: 'Send once more' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('It was delivered already.');
  await dialog.getByRole('button', { name: 'Send once more' }).click();
  await expect(page.getByText('It is on its way once more.')).toBeVisible();
  await expect(messages).toHaveCount(2);

  const channel = page.getByRole('table', { name: 'Channels' }).getByRole('row').filter({ hasText: 'E-mail' });
  await channel.getByRole('button', { name: 'Pause: E-mail' }).click();
  await expect(channel).toContainText('Paused');
  await request.post('/api/user/forgotPassword', { data: { email: 'admin@prospectus.test' } });
  await page.goto('/admin/deliveries?filter={"status":"queued"}');
  await expect(messages).toHaveCount(1);

  // The link is valid for half an hour.
  await request.post('/api/mock/clock', { data: { advanceMs: 31 * 60_000 } });
  await channel.getByRole('button', { name: 'Resume: E-mail' }).click();
  await expect(channel).toContainText('Works');
  await expect(async () => {
    await page.goto('/admin/deliveries');
    await expect(page.getByText('1 delivery failed for good')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(page).toHaveURL(/filter=.*dead/);
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText('expired before it could be delivered');
  await noViolations(page);
  await messages.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/; 1 not: .* cannot be delivered any more\.$/)).toBeVisible();
});

test('API-34 LEAD-21 an administrator sees that the ERP is down, and retries the failures once it is back', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  await request.post('/api/mock/faults', { data: { target: 'erp', status: 503, times: 7 } });
  const phones = Array.from({ length: 5 }, newPhone);
  for (const phone of phones) {
    const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    await verifyVisitor(visitor, phone);
    await visitor.dispose();
  }
  await signIn(page, 'admin', '/admin/deliveries?filter={"channel":"erp","purpose":"lead.erp"}');
  const pushes = page
    .getByRole('table', { name: 'Deliveries' })
    .getByRole('row')
    .filter({ hasText: 'Lead to the ERP' });
  const alarm = page.getByRole('status').filter({ hasText: 'ERP is down' });
  await expect(async () => {
    await page.reload();
    await expect(alarm).toContainText('answered 503', { timeout: 5_000 });
  }).toPass();
  await expect(pushes).toHaveCount(5);
  await expect(pushes.filter({ hasText: 'Delivered' })).toHaveCount(0);
  const channel = page.getByRole('table', { name: 'Channels' }).getByRole('row').filter({ hasText: 'ERP' });
  await expect(channel).toContainText('Down');
  await noViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await noViolations(page);

  await page.setViewportSize({ width: 1280, height: 900 });

  // The first attempts still fail.
  await expect(async () => {
    if (await alarm.isVisible()) await alarm.getByRole('button', { name: 'Try now' }).click();
    await expect(channel).toContainText('Works', { timeout: 5_000 });
  }).toPass();
  await expect(alarm).toHaveCount(0);
  await expect(pushes.filter({ hasText: 'Delivered' })).toHaveCount(5);
});

test('an administrator tests a gateway: its response is shown, and an invalid number is refused with a message', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin', '/admin/deliveries');
  const sms = page.getByRole('table', { name: 'Channels' }).getByRole('row').filter({ hasText: 'SMS' });
  await expect(sms).toContainText('Mock');
  await sms.getByRole('button', { name: 'Test: SMS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test SMS' });
  await expect(dialog.getByRole('button', { name: 'Send the test' })).toBeDisabled();
  await dialog.getByLabel('Mobile number').fill('12345');
  await dialog.getByRole('button', { name: 'Send the test' }).click();
  await expect(dialog.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
  await request.post('/api/mock/faults', { data: { target: 'sms', status: 503 } });
  await dialog.getByLabel('Mobile number').fill('98765 43210');
  await dialog.getByRole('button', { name: 'Send the test' }).click();
  await expect(dialog.getByText('SMS did not take the test: answered 503')).toBeVisible();
  await request.delete('/api/mock/faults');
  await dialog.getByRole('button', { name: 'Send the test' }).click();
  await expect(dialog.getByText(/^SMS took the test after \d+ ms$/)).toBeVisible();
  await noViolations(page);
});
