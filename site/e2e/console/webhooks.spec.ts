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
});

const noViolations = async (page: Page) => expect(await violationsOf(page)).toEqual([]);
/** At both widths, in light and dark. */
const fits = async (page: Page) => {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await noViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
};

test('API-34 LEAD-21 an administrator registers a webhook, tests it, and sees its deliveries and failures', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin', '/admin/webhooks');
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await fits(page);

  // Errors of browser and server are shown at their fields.
  await page.getByRole('link', { name: 'New webhook' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Please fill this in/);
  await expect(page.getByText('Please choose at least one event.')).toBeVisible();
  await page.getByLabel('Name').fill('CRM');
  await page.getByLabel('Address').fill('https://169.254.169.254/latest');
  await page.getByLabel('Lead verified').check();
  await page.getByLabel('New lead').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/not one of the public internet/);
  await fits(page);

  await page.getByLabel('Address').fill(`${baseURL}/api/mock/receiver`);
  await page.getByRole('button', { name: 'Register' }).click();
  const secret = page.getByRole('dialog', { name: 'The secret of this webhook' });
  await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_/);
  await noViolations(page);
  await secret.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Secret copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^whsec_/);
  await secret.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
  await expect(page.getByText('whsec_')).toHaveCount(0);

  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(page.getByText(/^It took the test after \d+ ms$/)).toBeVisible();
  await request.post('/api/mock/faults', { data: { target: 'webhooks', status: 503, times: 1 } });
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(page.getByText('It did not take the test: answered 503')).toBeVisible();

  await verifyVisitor(request, newPhone());
  const sent = page.getByRole('table', { name: 'What was sent' }).getByRole('row');
  await expect(async () => {
    await page.reload();
    await expect(sent.filter({ hasText: 'Lead verified' })).toContainText('Delivered', { timeout: 5_000 });
  }).toPass();
  await expect(sent.filter({ hasText: 'New lead' })).toContainText('200');
  await fits(page);
  const { data } = (await (await request.get('/api/mock/receiver')).json()) as { data: { event: { type: string } }[] };
  expect(data.map(({ event }) => event.type).toSorted()).toEqual(['lead.created', 'lead.verified', 'webhook.test']);

  // A new secret keeps the typed values, and leaving the page needs a confirmation.
  await page.getByLabel('Name').fill('CRM of admissions');
  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'New secret' }).click();
  await secret.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('CRM of admissions');
  const back = page.getByRole('main').getByRole('link', { name: 'Webhooks' });
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await back.click();
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('CRM of admissions');
  await back.click();
  await leave.getByRole('button', { name: 'Leave' }).click();
  const row = page.getByRole('table', { name: 'Webhooks' }).getByRole('row').filter({ hasText: 'CRM' });
  await expect(row).toContainText('New lead, Lead verified');
  await expect(row).toContainText(new URL(baseURL ?? '').host);
  await fits(page);
});

test('a deleted endpoint disables its webhook with the reason; failures are retried, and a colleague’s change is kept', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, 'admin', '/admin/webhooks/create');
  await page.getByLabel('Name').fill('Zapier');
  await page.getByLabel('Address').fill(`${baseURL}/api/mock/receiver`);
  await page.getByLabel('New lead').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  await request.post('/api/mock/faults', { data: { target: 'webhooks', status: 410, times: 1 } });
  await verifyVisitor(request, newPhone());
  const stopped = page.getByRole('status').filter({ hasText: 'This webhook was switched off' });
  await expect(async () => {
    await page.reload();
    await expect(stopped).toContainText('answered 410', { timeout: 5_000 });
  }).toPass();
  const sent = page.getByRole('table', { name: 'What was sent' }).getByRole('row').filter({ hasText: 'New lead' });
  await expect(async () => {
    await page.reload();
    await expect(sent).toContainText('Failed for good', { timeout: 5_000 });
  }).toPass();
  await fits(page);

  // A colleague renames it while this form is open.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Name').fill('Zapier of admissions');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Webhook saved')).toBeVisible();
  await other.close();
  await page.getByLabel('Send events').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone else changed this webhook')).toBeVisible();
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Zapier of admissions');

  await page.getByLabel('Send events').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(stopped).toHaveCount(0);
  await sent.getByRole('button', { name: 'Try again' }).click();
  // Leaving the page cancels its request.
  await expect(page.getByText('It is on its way again.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(sent).toContainText('Delivered', { timeout: 5_000 });
  }).toPass();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
});
