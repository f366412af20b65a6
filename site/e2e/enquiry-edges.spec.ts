import { displayPhone } from '@prospectus/contract/forms';
import type { Page } from 'playwright/test';

import { expect, test } from './product-test.ts';
import {
  codeFor,
  BANNER_FORM,
  fillBannerForm,
  fillDetails,
  newPhone,
  openModal,
  sendBannerForm,
  sendEnquiry,
  verifyInModal,
  verifyVisitor,
  wrongCode,
} from './visitor.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

/** The page is shown as for a verified visitor. */
async function expectVerified(page: Page) {
  await expect(page.getByRole('link', { name: 'Continue Application' }).first()).toBeVisible();
  await expect(page.locator('[data-enquire]')).toHaveCount(0);
  await expect(page.getByRole('form', BANNER_FORM)).toHaveCount(0);
}

test('LEAD-38 typed values are cleared after the page is left or submitted; the last success stays', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await page.goto('/online-ma');
  const dialog = await openModal(page);
  await dialog.getByLabel('Mobile number').fill(phone);
  await expect.poll(() => stored(page, 'enquiry_form')).toContain(phone);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false })));
  expect(await stored(page, 'enquiry_form')).toBeNull();

  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await fillDetails(dialog);
  await expect.poll(() => stored(page, 'enquiry_form')).toContain('asha@example.org');
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
  expect(await stored(page, 'enquiry_form'), 'after the submission').toBeNull();

  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await reloaded;
  await expect(page.getByRole('dialog')).toContainText('Registered Successfully');
});

for (const path of ['/refurl', '/influencer'])
  test(`LEAD-15 LEAD-16 LEAD-46 ROLE-02 ROUTE-07 ${path}: a correct code reaches this page and a tab opened before, without a reload`, async ({
    context,
    page,
    request,
  }) => {
    const other = await context.newPage();
    await other.goto('/online-ma');
    await mark(other);
    const asking = await context.newPage();
    await asking.goto('/online-mba');
    await openModal(asking);

    await page.goto(path);
    await mark(page);
    await verifyInModal(page, request, newPhone(), true);
    await expect(page.getByRole('dialog')).toContainText(
      path === '/refurl' ? 'You are already registered.' : 'Registered Successfully',
    );
    await expectVerified(other);
    expect(await isMarked(other)).toBe(true);
    await expect(asking.getByRole('dialog').getByLabel('Mobile number')).toHaveCount(0);
    await expect(asking.getByRole('dialog')).toContainText('Welcome back! Our Counsellor Team will call you shortly.');

    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expectVerified(page);
    expect(await isMarked(page)).toBe(true);

    // Signing out also updates the other tabs.
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
    await expect(other.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
    expect(await isMarked(other)).toBe(true);
  });

test('ROLE-02 LEAD-16 a page from the back/forward cache is updated to the current visitor', async ({ page }) => {
  await page.goto('/online-ma');
  await mark(page);
  await verifyVisitor(page.context().request);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectVerified(page);
  expect(await isMarked(page)).toBe(true);
});

test('LEAD-33 the modal of a landing page offers the campaign programmes, on other pages all', async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/erplist') && lists.push(new URL(sent.url()).pathname));
  for (const [path, list] of [
    ['/online-mba-lp', '/api/landing/all/erplist'],
    ['/online-mba', '/api/program/all/erplist'],
  ] as const) {
    lists.length = 0;
    await page.goto(path);
    await openModal(page);
    await expect.poll(() => lists, path).toEqual([list]);
  }
});

test(
  'LEAD-25 nothing is sent without a phone, and nothing twice while a request is on its way',
  { tag: '@journey' },
  async ({ page }) => {
    const sent: string[] = [];
    let line = Promise.withResolvers<void>();
    await page.route(/getLeadByMobile|\/api\/leads$/, async (route) => {
      sent.push(route.request().method());
      await line.promise;
      await route.continue();
    });
    await page.goto('/online-ma');
    const dialog = await openModal(page);
    const phone = dialog.getByLabel('Mobile number');
    const button = dialog.getByRole('button', { name: /Apply Now|Please wait/ });
    const insist = async () => {
      await button.click();
      await expect(button).toBeDisabled();
      await button.click({ force: true });
      await phone.press('Enter');
      line.resolve();
    };
    await expect(button).toBeDisabled();
    await phone.fill('  ');
    await expect(button).toBeDisabled();
    await phone.fill(newPhone());
    await expect(button).toBeEnabled();
    await insist();
    await fillDetails(dialog);
    expect(sent).toEqual(['GET']);

    line = Promise.withResolvers();
    await insist();
    await expect(dialog.getByLabel('OTP')).toBeVisible();
    expect(sent).toEqual(['GET', 'POST']);
  },
);

test('LEAD-10 LEAD-18 the code screen shows the submitted number, even if the field was changed', async ({
  page,
  request,
}) => {
  const line = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto('/online-ma');
  const phone = newPhone();
  const form = page.getByRole('form', BANNER_FORM);
  await fillBannerForm(form, phone);
  // Sent automatically after the lookup, which moves the focus to the name.
  const sent = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/api/leads'));
  await form.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog');
  await sent;
  await expect(dialog.getByRole('button', { name: /Apply Now|Please wait/ })).toBeDisabled();
  await dialog.getByLabel('Mobile number').fill(newPhone());
  line.resolve();
  await expect(dialog.getByText(/^Enter the 4-digit code/)).toContainText(displayPhone(phone));
  await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toContainText('Registered Successfully');
});

const MASTER = ['Post-Graduate', 'Graduate'];
const OPEN = ['Post-Graduate', 'Polytechnic Diploma', 'Graduate', 'Higher Secondary/10+2'];
for (const [path, choices] of [
  ['/online-mba', MASTER],
  ['/online-bba', OPEN],
  ['/data-analytics', OPEN],
  ['/german-language', OPEN],
  ['/', OPEN],
] as const)
  test(`LEAD-32 ${path} offers ${choices.length} qualifications`, async ({ page }) => {
    await page.goto(path);
    const dialog = await openModal(page);
    await dialog.getByLabel('Mobile number').fill(newPhone());
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    const options = dialog.getByLabel('Highest qualification').locator('option');
    await expect(options.first()).toBeAttached();
    expect((await options.allTextContents()).slice(1)).toEqual(choices);
  });

test('LEAD-14 API-36 a code submitted within five seconds of a wrong one is sent once, after the wait', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await page.goto('/online-ma');
  const dialog = await sendEnquiry(page, phone);
  const right = await codeFor(request, phone);
  const answers: number[] = [];
  page.on('response', (answer) => answer.url().endsWith('/leads/verify') && answers.push(answer.status()));
  await dialog.getByLabel('OTP').fill(wrongCode(right));
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Incorrect OTP. Please check again.');
  await dialog.getByLabel('OTP').fill(right);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /Checking in \d s/ })).toBeVisible();
  await expect(dialog).toContainText('Registered Successfully');
  expect(answers).toEqual([400, 200]);
});

test('LEAD-10 API-39 a known phone within 30 seconds of a code: no new code is announced, and the previous one is accepted', async ({
  browser,
  page,
  request,
}) => {
  const phone = newPhone();
  await page.goto('/online-ma');
  await sendEnquiry(page, phone);
  const code = await codeFor(request, phone);

  const second = await (await browser.newContext()).newPage();
  await second.goto('/online-mba');
  const dialog = await openModal(second);
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog).toContainText('a moment ago. Enter that code, or wait for the timer');
  await expect(dialog).not.toContainText('Enter the 4-digit code we sent');
  await expect(dialog).toContainText(/a new code in \d+ s/);
  await dialog.getByLabel('OTP').fill(code);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toContainText('Welcome back!');
  await second.close();
});

test('LEAD-06 LEAD-07 headline and button depend on the mode', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [opener, title, button] of [
    ['Apply Now', 'Apply Now', 'Apply Now'],
    [/Download Brochure/, 'Sign Up', 'Sign Up/Login'],
    ['Sign in', 'Sign Up', 'Sign Up/Login'],
  ] as const) {
    await page.goto('/online-mba');
    const dialog = await openModal(page, opener);
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(dialog.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(dialog).toContainText('For a free career counselling session');
  }
});

test('ERR-03 a code without the id of its lead shows the toast', async ({ page }) => {
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 201, json: { data: { success: true, leadId: '' } } }),
  );
  await page.goto('/online-ma');
  const dialog = await sendEnquiry(page, newPhone());
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/leads/verify') && sent.push(request.url()));
  await dialog.getByLabel('OTP').fill('1234');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Uh oh! Something went wrong.' });
  await expect(toast).toContainText(/Something went wrong$/);
  expect(sent).toEqual([]);
});

for (const path of ['/', '/about'])
  test(`PAGE-05 LEAD-37 ROLE-03 ${path}: the banner has a registration form for unverified visitors alone`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const phone = newPhone();
    const dialog = await sendBannerForm(page, phone);
    await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await reloaded;
    await expectVerified(page);
  });
