import { type Page, request as requests } from 'playwright/test';

import { expect, test } from './product-test.ts';
import { codeFor, fillDetails, newPhone, openModal, verifyVisitor } from './visitor.ts';

/** The phone of a lead with an ERP id, ready for the next code. */
async function phoneOfErp(baseURL: string): Promise<string> {
  const phone = newPhone();
  const lead = await requests.newContext({ baseURL });
  await verifyVisitor(lead, phone);
  const erpId = async () => {
    const { data } = (await (await lead.get('/api/leads/mine')).json()) as { data: { lead: { leads_id: unknown } } };
    return data.lead.leads_id;
  };
  await expect.poll(erpId, { message: 'the ERP has taken the lead' }).not.toBeNull();
  await lead.post('/api/mock/clock', { data: { advanceMs: 31_000 } });
  await lead.dispose();
  return phone;
}

/** Completes the modal, opened by a link, with a known phone. */
async function proveKnown(page: Page, phone: string, opener: string) {
  const dialog = await openModal(page, opener);
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('OTP').fill(await codeFor(page.request, phone, 1));
  await page.keyboard.press('Enter');
  return dialog;
}

for (const [opener, path, target, heading] of [
  ['Apply Now', '/online-mba', '/launchpad', /^Welcome/],
  ['Start referring Now!', '/online-mba', '/launchpad#refer-a-friend', /^Welcome/],
  ['Sign up or sign in', '/referral-dashboard', '/referral-dashboard', /^Your referrals$/],
] as const)
  test(`LEAD-19 a lead with an ERP id goes from ‘${opener}’ of ${path} to ${target}`, async ({ page, product }) => {
    const phone = await phoneOfErp(product.origin);
    await page.goto(path);
    const arrived = page.waitForEvent('load');
    await proveKnown(page, phone, opener);
    await arrived;
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

for (const path of ['/refurl', '/influencer'])
  test(`LEAD-15 LEAD-19 a lead with an ERP id stays at ${path}`, async ({ page, product }) => {
    const phone = await phoneOfErp(product.origin);
    await page.goto(path);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    const dialog = await proveKnown(page, phone, 'Apply Now');
    await expect(dialog.getByRole('link', { name: 'Continue Application' })).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(loads).toEqual([]);
  });

test('LEAD-03 LEAD-47 a landing page’s ‘Know more’ opens the modal, and has its own texts before and after the reload', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await page.goto('/online-mba-lp');
  await page.getByText('How to apply, your certificate and other courses').click();
  const dialog = await openModal(page, /Know more/);
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  const received = page.getByRole('dialog').getByText('Your request has been received. We will reach out to you soon.');
  await expect(received).toBeVisible();
  await reloaded;
  await expect(received).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('Registered Successfully');
});

test('LEAD-02 LEAD-47 ‘Know more’ needs a confirmation of a visitor who has withdrawn', async ({ page }) => {
  const visitor = page.context().request;
  await verifyVisitor(visitor);
  await visitor.post('/api/leads/mine/withdraw');
  const withdrawn = async () => {
    const { data } = (await (await visitor.get('/api/leads/mine')).json()) as { data: { withdrawn_at: string | null } };
    return data.withdrawn_at !== null;
  };
  await page.goto('/online-mba-lp');
  await page.getByText('How to apply, your certificate and other courses').click();
  const dialog = await openModal(page, /Know more/);
  await expect(dialog.getByRole('heading', { name: 'May we contact you again?' })).toBeVisible();
  await dialog.getByRole('button', { name: 'No, thanks' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await withdrawn()).toBe(true);
  await openModal(page, /Know more/);
  await dialog.getByRole('button', { name: 'Yes, contact me again' }).click();
  await expect(dialog).toContainText('Your request has been received. We will reach out to you soon.');
  expect(await withdrawn()).toBe(false);
});
