import type { APIRequestContext, Page } from 'playwright/test';

import { expect, test } from './product-test.ts';
import { codeFor, fillDetails, fillEnquiry, newPhone } from './visitor.ts';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('unsent_enquiry'));

/** The number of codes sent to a phone. */
async function codesTo(request: APIRequestContext, phone: string): Promise<number> {
  const answer = await request.get('/api/mock/outbox', { params: { channel: 'sms', to: `+91${phone}` } });
  return ((await answer.json()) as { data: unknown[] }).data.length;
}

/** Fills in the details of a new phone without sending them. */
async function fillAll(page: Page, phone: string) {
  await page.goto('/online-ma');
  return fillEnquiry(page, phone);
}

test(
  'LEAD-38 ERR-01 offline: the submission is kept, and sent once when the browser is online',
  { tag: '@journey' },
  async ({ context, page, request }) => {
    const phone = newPhone();
    const dialog = await fillAll(page, phone);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByText('You’re offline. Your details are saved on this device')).toBeVisible();
    expect(await kept(page)).toContain(phone);
    await context.setOffline(false);
    await expect(dialog.getByLabel('OTP')).toBeVisible();
    expect(await kept(page)).toBeNull();
    expect(await codesTo(request, phone)).toBe(1);
  },
);

test('LEAD-38 API-34 after a lost response and a reload the submission is resumed: one lead and one code', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  const dialog = await fillAll(page, phone);
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/leads') keys.push(sent.headers()['idempotency-key']);
  });
  await page.route('**/api/leads', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog.getByText('We can’t reach our server right now.')).toBeVisible();
  expect(await codesTo(request, phone)).toBe(1);

  await page.unroute('**/api/leads');
  await page.reload();
  const again = page.getByRole('dialog');
  await again.getByLabel('OTP').fill(await codeFor(request, phone));
  expect(await kept(page)).toBeNull();
  expect(new Set(keys).size).toBe(1);
  expect(await codesTo(request, phone)).toBe(1);
  await again.getByRole('button', { name: 'Verify' }).click();
  await expect(again).toContainText('Registered Successfully');
});

test('LEAD-38 a slow connection is reported, and the visitor can discard the submission', async ({ page, request }) => {
  const phone = newPhone();
  const dialog = await fillAll(page, phone);
  await page.route('**/api/leads', (route) => route.fulfill({ status: 504, body: '' }));
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog.getByText('Your connection is slow, and we haven’t got an answer yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Don’t send it' }).click();
  expect(await kept(page)).toBeNull();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
  expect(await codesTo(request, phone)).toBe(0);
});

test('LEAD-11 without a code, a call can be requested after the wait', async ({ page, request }) => {
  const phone = newPhone();
  await page.clock.install();
  const dialog = await fillAll(page, phone);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog.getByLabel('OTP')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ask for a call instead' })).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await dialog.getByRole('button', { name: 'Ask for a call instead' }).click();
  await expect(dialog.getByText('A counsellor will call you on')).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await request.get('/api/mock/outbox', { params: { channel: 'erp' } });
      const { data } = (await answer.json()) as { data: { body: unknown }[] };
      return data.filter(({ body }) => JSON.stringify(body).includes(`"mobile":"${phone}"`)).length;
    })
    .toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PROD-07 LEAD-11 a call can be requested on the plain page of the code', async ({ page }) => {
    await page.goto('/enquire?program=online-ma&variant=REGISTER&origin=fees');
    await page.getByLabel('Mobile number').fill(newPhone());
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await fillDetails(page.getByRole('main'));
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await page.getByRole('button', { name: 'Ask for a call instead' }).click();
    await expect(page.getByText('A counsellor will call you on')).toBeVisible();
    await expect(page.getByLabel('OTP')).toBeVisible();
  });
});
