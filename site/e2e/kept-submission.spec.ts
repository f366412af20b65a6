import type { Page } from 'playwright/test';

import { expect, test } from './product-test.ts';
import { BANNER_FORM, codeFor, fillBannerForm, fillEnquiry, newPhone, openModal } from './visitor.ts';

const CODE_TO_SEND = '**/assets/send-unsent*.js';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('unsent_enquiry'));

/** A submission whose calls all fail, with their number. The test controls the clock of the page. */
async function keepOne(page: Page, phone: string) {
  await page.clock.install();
  await page.goto('/online-ma');
  const dialog = await fillEnquiry(page, phone);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  let sent = 0;
  await page.route('**/api/leads', (route) => {
    sent += 1;
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog.getByRole('button', { name: 'Don’t send it' })).toBeEnabled();
  expect(sent).toBe(1);
  return { dialog, sent: () => sent };
}

/** Simulates a background tab. */
const look = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

test('LEAD-38 a stored submission is retried after 5, 15 and 45 s, only in a visible page, until the server has it', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  const { dialog, sent } = await keepOne(page, phone);
  const toast = page.getByRole('alert').filter({ hasText: 'Uh oh! Something went wrong.' });
  await toast.getByRole('button', { name: 'Close' }).click();
  for (const [seconds, times] of [
    [4, 1],
    [1, 2],
    [13, 2],
    [2, 3],
    [43, 3],
    [2, 4],
  ] as const) {
    await page.clock.runFor(seconds * 1000);
    await expect(dialog.getByRole('button', { name: 'Don’t send it' })).toBeEnabled();
    await expect.poll(sent).toBe(times);
  }
  await expect(toast, 'a repetition that fails says nothing new').toHaveCount(0);
  await look(page, 'hidden');
  await page.clock.fastForward('10:00');
  expect(sent(), 'nothing is sent by a page nobody looks at').toBe(4);
  await look(page, 'visible');
  await page.clock.runFor(1);
  await expect.poll(sent).toBe(5);

  await page.unroute('**/api/leads');
  await page.clock.fastForward('05:01');
  await expect(dialog.getByLabel('OTP')).toBeVisible();
  expect(await codeFor(request, phone)).toMatch(/^\d{4}$/);
  expect(await kept(page)).toBeNull();
  const more: string[] = [];
  page.on('request', (one) => one.url().endsWith('/api/leads') && more.push(one.url()));
  await page.clock.fastForward('10:00');
  expect(more).toEqual([]);
});

test('LEAD-38 a discarded or changed submission is not sent automatically', async ({ page }) => {
  const { dialog, sent } = await keepOne(page, newPhone());
  await dialog.getByLabel('Name', { exact: true }).fill('Asha R');
  await page.clock.fastForward('10:00');
  expect(sent()).toBe(1);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect.poll(sent).toBe(2);
  await dialog.getByRole('button', { name: 'Don’t send it' }).click();
  await page.clock.fastForward('10:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.clock.fastForward('10:00');
  expect(sent()).toBe(2);
});

test('LEAD-38 a stored submission is sent although the modal is closed, and then asks for the code', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  const { sent } = await keepOne(page, phone);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.route(CODE_TO_SEND, (route) => route.abort());
  const failedImport = page.waitForEvent('requestfailed', (failed) => failed.url().includes('/assets/send-unsent'));
  await page.clock.fastForward('00:06');
  await failedImport;
  await page.unroute(CODE_TO_SEND);
  await page.clock.fastForward('00:16');
  await expect.poll(sent, 'the code that could not be loaded is imported again').toBe(2);
  expect(broken).toEqual([]);
  await expect(page.getByRole('dialog'), 'nothing opens while it cannot be sent').toHaveCount(0);
  await page.unroute('**/api/leads');
  await page.clock.fastForward('00:46');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
  expect(await kept(page)).toBeNull();
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toContainText('Registered Successfully');
});

for (const [code, isIt] of [
  ['the modal’s code has', (url: string) => url.includes('LeadModal')],
  ['the form’s rules have', (_: string, script: string) => script.includes('Name is required')],
] as const)
  test(`LEAD-38 a form submitted offline before ${code} loaded: a message is shown, nothing is lost, and it is sent later`, async ({
    context,
    page,
    request,
  }) => {
    const phone = newPhone();
    let losses = Infinity;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isLost = losses > 0 && isIt(route.request().url(), await response.text());
      if (isLost) losses -= 1;
      await (isLost ? route.abort() : route.fulfill({ response }));
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/online-ma');
    const form = page.getByRole('form', BANNER_FORM);
    await fillBannerForm(form, phone);
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You’re offline.' })).toBeVisible();
    await expect(form.getByLabel('Mobile number')).toHaveValue(phone);
    // A connection that has just come back loses its first request.
    losses = 1;
    await context.setOffline(false);
    await expect(page.getByRole('dialog').getByLabel('OTP')).toBeVisible();
    expect(await codeFor(request, phone)).toMatch(/^\d{4}$/);
  });

test('LEAD-38 a submission stored by one tab survives the response to another tab’s', async ({
  context,
  page,
  request,
}) => {
  const [phone, known] = [newPhone(), newPhone()];
  await request.post('/api/leads', {
    data: {
      phone: known,
      name: 'Asha Rao',
      email: 'asha@example.org',
      qualification: 1,
      interest: 'Master of Business Administration',
    },
  });
  const other = await context.newPage();
  await other.goto('/online-mba');
  const asking = await openModal(other);
  await keepOne(page, phone);
  await asking.getByLabel('Mobile number').fill(known);
  await asking.getByRole('button', { name: 'Apply Now' }).click();
  await expect(asking.getByLabel('OTP')).toBeVisible();
  expect(await kept(page)).toContain(phone);
  await page.unroute('**/api/leads');
  await page.clock.fastForward('00:06');
  await expect(page.getByRole('dialog').getByLabel('OTP')).toBeVisible();
});

test('LEAD-38 a form submitted offline before hydration: its button shows a message, and it is sent later', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('**/assets/*.js', (route) =>
    /entry-client/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.goto('/online-ma');
  const form = page.getByRole('form', BANNER_FORM);
  await form.getByLabel('Mobile number').fill(newPhone());
  await context.setOffline(true);
  const button = form.getByRole('button', { name: 'Apply Now' });
  await button.click();
  await expect(button).toHaveJSProperty(
    'validationMessage',
    'You’re offline. We’ll send this when you’re connected again.',
  );
  await page.unroute('**/assets/*.js');
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByLabel('OTP')).toBeVisible();
});
