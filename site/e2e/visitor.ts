import { randomInt } from 'node:crypto';

import { type APIRequestContext, expect, type Page } from 'playwright/test';

/** A mobile number nobody has used in this run. */
export const newPhone = (): string => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

type Message = { id: string; otp?: string };

async function messagesTo(request: APIRequestContext, phone: string): Promise<Message[]> {
  const answer = await request.get('/api/mock/outbox', { params: { channel: 'sms', to: `+91${phone}` } });
  return ((await answer.json()) as { data: Message[] }).data;
}

/** The newest one-time code the mock SMS gateway took for a number, once it took more than `known` messages. */
export async function codeFor(request: APIRequestContext, phone: string, known = 0): Promise<string> {
  let messages: Message[] = [];
  await expect
    .poll(async () => (messages = await messagesTo(request, phone)).length, { message: 'a new code for the number' })
    .toBeGreaterThan(known);
  return messages[0]?.otp ?? '';
}

/** Another code than the right one. */
export const wrongCode = (right: string): string => String((Number(right) + 1) % 10_000).padStart(4, '0');

/** The lead modal, opened from the banner of a programme's page. */
export async function openModal(page: Page, name: RegExp | string = 'Apply Now') {
  await page.getByRole('link', { name }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills what a new lead is asked; the phone is filled and looked up already. */
export async function fillDetails(form: ReturnType<Page['getByRole']>, name = 'Asha Rao') {
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Highest qualification').selectOption({ index: 1 });
  // Known already on a programme's page.
  const interest = form.getByLabel('Programme you are interested in');
  if ((await interest.inputValue()) === '') await interest.selectOption({ index: 1 });
}

/** The modal of the page that is open, with a new phone looked up and its details filled in, not yet sent. */
export async function fillEnquiry(page: Page, phone: string) {
  const dialog = await openModal(page);
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await fillDetails(dialog);
  return dialog;
}

/** The same, sent. */
export async function sendEnquiry(page: Page, phone: string) {
  const dialog = await fillEnquiry(page, phone);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  return dialog;
}

/** Sends the form in the banner, first empty, then of a new phone; the modal asks for its code. */
export async function sendBannerForm(page: Page, phone: string) {
  const form = page.getByRole('form', { name: 'Talk to a counsellor' });
  await form.getByRole('button', { name: 'Apply Now' }).click();
  await expect(form).toContainText('Name is required');
  await expect(form).toContainText('Please enter a valid email address');
  await form.getByLabel('Mobile number').fill(phone);
  await fillDetails(form);
  await form.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('OTP')).toBeVisible();
  return dialog;
}

/** Takes an unverified visitor through the modal of the page that is open, up to the success screen. */
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

/** Makes a visitor without a browser a verified one, by the calls of the enquiry. */
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
