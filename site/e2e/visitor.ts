import { randomInt } from 'node:crypto';

import { type APIRequestContext, expect, type Page } from 'playwright/test';

/** An unused mobile number. */
export const newPhone = (): string => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

type Message = { id: string; otp?: string };

async function messagesTo(request: APIRequestContext, phone: string): Promise<Message[]> {
  const answer = await request.get('/api/mock/outbox', { params: { channel: 'sms', to: `+91${phone}` } });
  return ((await answer.json()) as { data: Message[] }).data;
}

/** The newest one-time code for a number, once the mock gateway has more than `known` messages. */
export async function codeFor(request: APIRequestContext, phone: string, known = 0): Promise<string> {
  let messages: Message[] = [];
  await expect
    .poll(async () => (messages = await messagesTo(request, phone)).length, { message: 'a new code for the number' })
    .toBeGreaterThan(known);
  return messages[0]?.otp ?? '';
}

/** A wrong code. */
export const wrongCode = (right: string): string => String((Number(right) + 1) % 10_000).padStart(4, '0');

/** The lead modal, opened from the banner of a programme's page. */
export async function openModal(page: Page, name: RegExp | string = 'Apply Now') {
  await page.getByRole('link', { name }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in the details of a new lead, after the lookup of the phone. */
export async function fillDetails(form: ReturnType<Page['getByRole']>, name = 'Asha Rao') {
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Highest qualification').selectOption({ index: 1 });
  // Prefilled on a programme's page.
  const interest = form.getByLabel('Programme you are interested in');
  if ((await interest.inputValue()) === '') await interest.selectOption({ index: 1 });
}

/** Opens the modal with a new phone and its details, not yet sent. */
export async function fillEnquiry(page: Page, phone: string) {
  const dialog = await openModal(page);
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await fillDetails(dialog);
  return dialog;
}

/** The same, and sends it. */
export async function sendEnquiry(page: Page, phone: string) {
  const dialog = await fillEnquiry(page, phone);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  return dialog;
}

/** The form of the banner, on pages of programmes and on others. */
export const BANNER_FORM = { name: /^(Talk to a counsellor|Apply with your mobile number)$/ };

/** Fills in the banner's form: the phone, which opens the other fields, and then these. */
export async function fillBannerForm(form: ReturnType<Page['getByRole']>, phone: string) {
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByRole('button', { name: 'Apply Now' }).click();
  await fillDetails(form);
}

/** Sends the banner's form, first each step empty, then with a new phone; the modal asks for the code. */
export async function sendBannerForm(page: Page, phone: string) {
  const form = page.getByRole('form', BANNER_FORM);
  await form.getByRole('button', { name: 'Apply Now' }).click();
  await expect(form).toContainText('Please enter a valid 10-digit phone number');
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByRole('button', { name: 'Apply Now' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('button', { name: 'Apply Now' }).click();
  await expect(form).toContainText('Name is required');
  await expect(form).toContainText('Please enter a valid email address');
  await fillDetails(form);
  await form.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('OTP')).toBeVisible();
  return dialog;
}

/** Completes the modal for an unverified visitor, up to the success screen. */
export async function verifyInModal(page: Page, request: APIRequestContext, phone: string, isNew: boolean) {
  const known = (await messagesTo(request, phone)).length;
  const dialog = isNew ? await sendEnquiry(page, phone) : await openModal(page);
  if (!isNew) {
    await dialog.getByLabel('Mobile number').fill(phone);
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
  }
  await dialog.getByLabel('OTP').fill(await codeFor(request, phone, known));
  await dialog.getByRole('button', { name: 'Verify' }).click();
}

/** Verifies a visitor without a browser, through the enquiry's calls. */
export async function verifyVisitor(visitor: APIRequestContext, phone = newPhone()): Promise<void> {
  const created = await visitor.post('/api/leads', {
    data: {
      phone,
      name: 'Asha Rao',
      email: 'asha@example.org',
      qualification: 1,
      interest: 'Master of Business Administration',
    },
  });
  const { data } = (await created.json()) as { data: { leadId: string } };
  const otp = await codeFor(visitor, phone);
  const checked = await visitor.post('/api/leads/verify', { data: { lead_id: data.leadId, otp } });
  expect(checked.ok(), await checked.text()).toBe(true);
}
