import type { APIRequestContext, BrowserContext, Page } from 'playwright/test';

import { expect, test } from './product-test.ts';
import { codeFor, fillDetails, newPhone, openModal } from './visitor.ts';
import { leadsOf } from './walks/leads-of.ts';

type Cut = {
  cut: (request: APIRequestContext, context: BrowserContext) => Promise<unknown>;
  restore: (request: APIRequestContext, context: BrowserContext) => Promise<unknown>;
};

const faults = (...targets: string[]): Cut => ({
  cut: (request) =>
    Promise.all(targets.map((target) => request.post('/api/mock/faults', { data: { target, status: 503 } }))),
  restore: (request) => request.delete('/api/mock/faults'),
});
const API = faults(
  'GET /leads/getLeadByMobile/:phone',
  'POST /leads',
  'POST /leads/verify',
  'POST /leads/resendOtp',
  'POST /leads/update',
  'POST /leads/createLeadInERP',
  'POST /leads/askForCall',
);
const NETWORK: Cut = {
  cut: (_request, context) => context.setOffline(true),
  restore: (_request, context) => context.setOffline(false),
};
const CUTS = [
  ['the API', API, 'We can’t reach our server right now.', 'Uh oh! Something went wrong.'],
  ['the network', NETWORK, 'You’re offline.', 'You’re offline.'],
] as const;

test.afterEach(({ request }) => request.delete('/api/mock/faults'));

/** The delivered messages of a gateway to a phone. */
async function delivered(request: APIRequestContext, channel: 'sms' | 'erp', phone: string): Promise<number> {
  const answer = await request.get('/api/mock/outbox', { params: { channel } });
  const { data } = (await answer.json()) as { data: { to: string; body: unknown; status: string }[] };
  return data.filter(({ to, body, status }) => status === 'sent' && `${to}${JSON.stringify(body)}`.includes(phone))
    .length;
}

/** 1 once the newest message to a phone is delivered. */
async function newestDelivered(request: APIRequestContext, phone: string): Promise<number> {
  const answer = await request.get('/api/mock/outbox', { params: { channel: 'sms', to: `+91${phone}` } });
  const { data } = (await answer.json()) as { data: { status: string }[] };
  return data[0]?.status === 'sent' ? 1 : 0;
}

const phoneStep = async (page: Page, phone: string) => {
  await page.goto('/online-ma');
  const dialog = await openModal(page);
  await dialog.getByLabel('Mobile number').fill(phone);
  return { dialog, submit: dialog.getByRole('button', { name: 'Apply Now' }) };
};

/** Advances the server's clock until the waiting messages are sent. */
const eventually = (request: APIRequestContext, sent: () => Promise<number>) =>
  expect
    .poll(async () => {
      await request.post('/api/mock/clock', { data: { advanceMs: 20_000 } });
      return sent();
    })
    .toBeGreaterThan(0);

for (const [name, { cut, restore }, message, messageAtCode] of CUTS) {
  test(`ERR-04 LEAD-08 ${name} is cut at the phone: a message is shown, the phone stays, and the next click continues`, async ({
    context,
    page,
    request,
  }) => {
    const phone = newPhone();
    const { dialog, submit } = await phoneStep(page, phone);
    await cut(request, context);
    await submit.click();
    await expect(dialog.getByText(message)).toContainText('Please try again');
    await expect(dialog.getByLabel('Mobile number')).toHaveValue(phone);
    await restore(request, context);
    await submit.click();
    await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
    await expect(dialog.getByText(message)).toHaveCount(0);
  });

  test(`ERR-01 LEAD-38 ${name} is cut at the details, at the code and after it: each shows a message, and there is one lead`, async ({
    context,
    page,
    request,
  }) => {
    const phone = newPhone();
    await page.clock.install();
    const { dialog, submit } = await phoneStep(page, phone);
    await submit.click();
    await fillDetails(dialog);
    await cut(request, context);
    await submit.click();
    await expect(dialog.getByText(message)).toContainText('saved on this device');
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
    await restore(request, context);
    await page.clock.fastForward('00:06');
    await expect(dialog.getByLabel('OTP'), 'sent without a press').toBeVisible();

    const code = await codeFor(request, phone);
    await cut(request, context);
    await dialog.getByLabel('OTP').fill(code);
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect(dialog.getByText(messageAtCode)).toBeVisible();
    await expect(dialog.getByLabel('OTP')).toHaveValue(code);
    await restore(request, context);

    // The response to the code arrives; later calls are cut.
    await page.route('**/leads/verify', async (route) => {
      const answer = await route.fetch();
      await cut(request, context);
      await route.fulfill({ response: answer });
    });
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect(dialog).toContainText('Registered Successfully');
    await page.clock.runFor(3_000);
    await restore(request, context);
    await expect(page.getByRole('dialog')).toContainText('Career Counselling team will reach out');
    await expect(page.getByRole('link', { name: 'Continue Application' }).first()).toBeAttached();
    expect(await leadsOf(request, phone)).toBe(1);
    await eventually(request, () => delivered(request, 'erp', phone));
  });
}

test('LEAD-10 LEAD-11 the SMS gateway is cut for a new phone, a known one and another code: the code comes when it is back', async ({
  browser,
  page,
  request,
}) => {
  const phone = newPhone();
  const sms = faults('sms');
  const { dialog, submit } = await phoneStep(page, phone);
  await submit.click();
  await fillDetails(dialog);
  await sms.cut(request, page.context());
  await submit.click();
  await expect(dialog.getByLabel('OTP')).toBeVisible();
  await expect(dialog, 'the next step is shown').toContainText(/a new code in \d+ s/);
  expect(await leadsOf(request, phone)).toBe(1);
  expect(await delivered(request, 'sms', phone)).toBe(0);

  await request.post('/api/mock/clock', { data: { advanceMs: 31_000 } });
  const second = await (await browser.newContext()).newPage();
  const known = await phoneStep(second, phone);
  await known.submit.click();
  await expect(known.dialog.getByLabel('OTP')).toBeVisible();
  await sms.restore(request, page.context());
  await eventually(request, () => newestDelivered(request, phone));
  await known.dialog.getByLabel('OTP').fill(await codeFor(request, phone));
  await known.dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(known.dialog).toContainText('Welcome back!');
  await second.context().close();
});

test('LEAD-21 the ERP is cut from the phone to the last screen: the visitor does not notice it, and the lead arrives later', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  const erp = faults('erp');
  await erp.cut(request, page.context());
  const { dialog, submit } = await phoneStep(page, phone);
  await submit.click();
  await fillDetails(dialog);
  await submit.click();
  await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('dialog')).toContainText('Career Counselling team will reach out');
  await expect(page.getByRole('link', { name: 'Continue Application' }).first()).toBeAttached();
  expect(await delivered(request, 'erp', phone)).toBe(0);
  await erp.restore(request, page.context());
  await eventually(request, () => delivered(request, 'erp', phone));
});
