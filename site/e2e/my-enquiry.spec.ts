import { readFileSync } from 'node:fs';

import type { Page } from 'playwright/test';

import { violationsOf } from './accessibility.ts';
import { hydrate } from './page-state.ts';
import { expect, test } from './product-test.ts';
import { codeFor, fillEnquiry, newPhone, verifyVisitor } from './visitor.ts';

type OwnData = {
  lead: { name: string };
  channels: Record<string, boolean>;
  withdrawn_at: string | null;
  under_18: boolean;
};
const mineOf = async (page: Page) =>
  ((await (await page.context().request.get('/api/leads/mine')).json()) as { data: OwnData }).data;

test('LEAD-02 a form lists data, purpose and channels; nothing is ticked by default', async ({ page, request }) => {
  const phone = newPhone();
  await page.goto('/online-mba');
  const dialog = await fillEnquiry(page, phone);
  await expect(dialog).toContainText('may contact you by e-mail, SMS, WhatsApp or voice call');
  await dialog.getByText('Your data and choices').click();
  await expect(dialog.getByText(/^What we store:/)).toBeVisible();
  await expect(dialog.getByText(/^Why:/)).toBeVisible();
  for (const channel of ['E-mail', 'SMS', 'WhatsApp', 'Voice call'])
    await expect(dialog.getByRole('checkbox', { name: channel })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'SMS' }).check();
  await dialog.getByRole('checkbox', { name: 'WhatsApp' }).check();
  await dialog.getByRole('checkbox', { name: 'SMS' }).uncheck();

  await dialog.getByText('Under 18?').click();
  await dialog.getByRole('checkbox', { name: 'I am under 18' }).check();
  await dialog.getByLabel('Name', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  // All errors are shown at once.
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Please enter the name of your parent or guardian.')).toBeVisible();
  await expect(dialog.getByText('Please ask your parent or guardian to agree.')).toBeVisible();
  expect(await violationsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'I am under 18' }).uncheck();
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('dialog')).toContainText('Registered Successfully');
  expect(await mineOf(page)).toMatchObject({
    channels: { email: false, sms: false, whatsapp: true, voice: false },
    under_18: false,
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'PROD-07 my enquiry: by phone and code; seen, corrected, chosen, downloaded and withdrawn in two taps each',
      { tag: javaScriptEnabled ? '@journey' : [] },
      async ({ page, request }) => {
        const phone = newPhone();
        const lead = {
          phone,
          name: 'Asha Rao',
          email: 'asha@example.org',
          qualification: 1,
          interest: 'Master of Business Administration',
        };
        await request.post('/api/leads', { data: lead });
        const first = await codeFor(request, phone);
        await request.post('/api/mock/clock', { data: { advanceMs: 31_000 } });

        await page.goto('/');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Manage my enquiry' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('My enquiry');
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        const main = page.getByRole('main');
        await main.getByLabel('Mobile number').fill('12345');
        await main.getByRole('button', { name: 'Send me a code' }).click();
        await expect(main).toContainText('Please enter a valid 10-digit phone number');
        await main.getByLabel('Mobile number').fill(phone);
        await main.getByRole('button', { name: 'Send me a code' }).click();
        await expect(main.getByLabel('OTP')).toBeVisible();
        const code = await codeFor(request, phone, 1);
        await main.getByLabel('OTP').fill(code === '0000' ? '1111' : first === code ? '0000' : first);
        await main.getByRole('button', { name: 'Verify' }).click();
        await expect(main).toContainText('Incorrect OTP. Please check again.');
        await request.post('/api/mock/clock', { data: { advanceMs: 6_000 } });
        await main.getByLabel('OTP').fill(code);
        await main.getByRole('button', { name: 'Verify' }).click();

        await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
        await main.getByLabel('Name', { exact: true }).fill('R2D2');
        await main.getByRole('button', { name: 'Save my details' }).click();
        await expect(main).toContainText('Please enter valid details.');
        await main.getByLabel('Name', { exact: true }).fill('Asha Devi');
        await main.getByRole('button', { name: 'Save my details' }).click();
        await expect(main.getByRole('status').filter({ hasText: 'We’ve saved your details.' })).toBeVisible();

        await main.getByRole('checkbox', { name: 'WhatsApp' }).check();
        await main.getByRole('button', { name: 'Save my choices' }).click();
        await expect(main.getByRole('status').filter({ hasText: 'We’ve saved your choices.' })).toBeVisible();
        const chosen = { email: false, sms: false, whatsapp: true, voice: false };
        expect(await mineOf(page)).toMatchObject({ lead: { name: 'Asha Devi' }, channels: chosen });
        if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);

        const download = page.waitForEvent('download');
        await main.getByRole('link', { name: 'Download my data' }).click();
        const file = await download;
        expect(file.suggestedFilename()).toBe('my-enquiry.json');
        expect(readFileSync(await file.path(), 'utf8')).toContain('Asha Devi');

        await request.post('/api/mock/clock', { data: { advanceMs: 11 * 60_000 } });
        await page.goto('/my-enquiry');
        await expect(main.getByRole('link', { name: 'Download my data' })).toHaveCount(0);
        await main.getByText('Withdraw', { exact: true }).click();
        await main.getByRole('button', { name: 'Send me a code to withdraw' }).click();
        await main.getByLabel('OTP').fill(await codeFor(request, phone, 2));
        await main.getByRole('button', { name: 'Verify' }).click();
        await main.getByText('Withdraw', { exact: true }).click();
        await main.getByRole('button', { name: 'Withdraw and stop everything' }).click();
        await expect(main.getByRole('status').filter({ hasText: 'You’ve withdrawn' })).toBeVisible();
        const after = await mineOf(page);
        expect(after.channels).toEqual({ ...chosen, whatsapp: false });
        expect(after.withdrawn_at).not.toBeNull();
        await request.delete('/api/mock/clock');
      },
    );
  });

test('ROLE-01 PROD-07 my enquiry has the header of a verified visitor, regardless of the readable cookies', async ({
  page,
}) => {
  await verifyVisitor(page.context().request);
  await page.context().clearCookies({ name: 'isUserVerified' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/my-enquiry');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect((await header.boundingBox())?.height, 'one row at 1280 px').toBeLessThan(72);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('isUserVerified');
  // A message of another tab: this tab checks the cookie.
  const other = await page.context().newPage();
  await other.goto('/about');
  // A channel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  await other.evaluate(() => new BroadcastChannel('visitor').postMessage(null));
  await hydrate(page);
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();

  await header.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Mobile number'), 'nothing of the lead is left').toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Your details');
});
