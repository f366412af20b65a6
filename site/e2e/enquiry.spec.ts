import { collecting, eventsOf } from './page-events.ts';
import { expect, test } from './product-test.ts';

import {
  codeFor,
  fillDetails,
  newPhone,
  openModal,
  sendBannerForm,
  sendEnquiry,
  verifyInModal,
  wrongCode,
} from './visitor.ts';

test.describe('the enquiry', () => {
  test(
    'LEAD-01 LEAD-06 LEAD-08 LEAD-09 LEAD-15 LEAD-20 LEAD-40 LEAD-45 a new phone: details, code, reload, message once',
    { tag: '@journey' },
    async ({ page, request }) => {
      const phone = newPhone();
      await page.goto('/online-ma');
      const dialog = await openModal(page);
      await expect(dialog.getByRole('heading', { name: 'Apply Now' })).toBeVisible();
      await expect(dialog).toContainText('For a free career counselling session');

      const lookups: string[] = [];
      page.on('request', (sent) => sent.url().includes('getLeadByMobile') && lookups.push(sent.url()));
      const submit = dialog.getByRole('button', { name: 'Apply Now' });
      await expect(submit).toBeDisabled();
      await dialog.getByLabel('Mobile number').fill(phone);
      await submit.dblclick();
      await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
      expect(lookups, 'LEAD-25: one lookup for a double click').toHaveLength(1);
      await expect(dialog.getByLabel('Mobile number')).toHaveValue(phone);
      await fillDetails(dialog);
      await submit.click();

      await expect(dialog.getByLabel('OTP')).toBeVisible();
      await expect(dialog.getByRole('complementary')).toContainText(await codeFor(request, phone));
      await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
      const reloaded = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('Registered Successfully');
      await reloaded;

      await expect(page.getByRole('dialog')).toContainText('Career Counselling team will reach out');
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('link', { name: 'Continue Application' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
      const cookies = await page.context().cookies();
      expect(cookies.find((cookie) => cookie.name === 'lead_session')).toMatchObject({ httpOnly: true });
      expect(cookies.find((cookie) => cookie.name === 'is_first_by_user')?.value).toBe('true');

      await page.reload();
      await page.mouse.wheel(0, 300);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    'LEAD-10 LEAD-16 LEAD-19 a known phone goes straight to the code, and to the launchpad once the ERP knows it',
    { tag: '@journey' },
    async ({ browser, request }) => {
      const phone = newPhone();
      const first = await browser.newPage();
      await first.goto('/online-ma');
      await verifyInModal(first, request, phone, true);
      await expect(first.getByRole('link', { name: 'Continue Application' }).first()).toBeVisible({ timeout: 15_000 });
      await expect
        .poll(
          async () => {
            const answer = await request.get('/api/mock/outbox', { params: { channel: 'erp' } });
            const { data } = (await answer.json()) as { data: { body: unknown; status: string }[] };
            return data.some((item) => item.status === 'sent' && JSON.stringify(item.body).includes(phone));
          },
          { message: 'LEAD-21: the lead reached the ERP' },
        )
        .toBe(true);

      // The server limits codes to one in 30 seconds, so its clock is moved.
      await request.post('/api/mock/clock', { data: { advanceMs: 31_000 } });
      const second = await (await browser.newContext()).newPage();
      await second.goto('/online-mba');
      await verifyInModal(second, request, phone, false);
      await expect(second).toHaveURL(/\/launchpad$/);
      await first.close();
      await second.close();
    },
  );

  test(
    'LEAD-11 LEAD-12 LEAD-13 LEAD-14 ERR-02 wrong code, countdown, resend, edit',
    { tag: '@journey' },
    async ({ page, request }) => {
      const phone = newPhone();
      await page.clock.install();
      await page.goto('/online-ma');
      const dialog = await sendEnquiry(page, phone);

      const code = dialog.getByLabel('OTP');
      await expect(code).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled();
      await expect(dialog).toContainText(/a new code in \d+ s/);
      await expect(dialog.getByRole('button', { name: 'Resend OTP' })).toHaveCount(0);

      const right = await codeFor(request, phone);
      await page.clock.pauseAt(Date.now() + 10_000);
      const verifications: string[] = [];
      page.on('request', (sent) => sent.url().endsWith('/leads/verify') && verifications.push(sent.url()));
      await code.fill(wrongCode(right));
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('Incorrect OTP. Please check again.');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('Enter');
      expect(verifications, 'LEAD-14: one request within five seconds').toHaveLength(1);
      await page.clock.resume();

      await code.fill('');
      await expect(dialog).not.toContainText('Incorrect OTP');
      await page.clock.fastForward(31_000);
      await expect(dialog.getByRole('button', { name: 'Resend OTP' })).toBeVisible();
      await request.post('/api/mock/clock', { data: { advanceMs: 31_000 } });
      await dialog.getByRole('button', { name: 'Resend OTP' }).click();
      await expect(dialog).toContainText(/a new code in \d+ s/);

      await dialog.getByRole('button', { name: 'Edit' }).click();
      await expect(dialog.getByLabel('Mobile number')).toHaveValue(phone);
    },
  );

  test('LEAD-26 LEAD-27 LEAD-28 LEAD-29 LEAD-30 LEAD-31 every invalid field shows its error at once', async ({
    page,
  }) => {
    await page.goto('/online-ma');
    const dialog = await openModal(page);
    await dialog.getByLabel('Mobile number').fill('5123456789');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog).toContainText('Please enter a valid 10-digit phone number');
    await dialog.getByLabel('Mobile number').fill(newPhone());
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('R2D2');
    await dialog.getByLabel('Programme you are interested in').selectOption('');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByText('Please enter valid details.')).toHaveCount(1);
    await expect(dialog.getByText('Please enter valid email.')).toHaveCount(1);
    await expect(dialog.getByText('Please select a valid option.')).toHaveCount(2);
    await dialog.getByLabel('Email').fill('a@b');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByText('Please enter valid details.')).toHaveCount(2);
  });

  for (const [answer, json, description, code] of [
    ['with', { msg: 'The enquiry desk is closed.', code: 'UNAVAILABLE' }, 'The enquiry desk is closed.', 'UNAVAILABLE'],
    ['without', {}, 'Something went wrong', 'UNREACHABLE'],
  ] as const)
    test(`ERR-01 a failed creation ${answer} a message shows an error, is tracked, and the values stay in the form`, async ({
      page,
    }) => {
      const { named } = await eventsOf(page);
      await page.route('**/api/leads', (route) => route.fulfill({ status: 500, json }));
      await page.goto('/online-ma');
      await collecting(page);
      const dialog = await sendEnquiry(page, newPhone());
      const toast = page.getByRole('alert').filter({ hasText: 'Uh oh! Something went wrong.' });
      await expect(toast).toContainText(new RegExp(`${description}$`));
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
      await expect(dialog.getByLabel('Email')).toHaveValue('asha@example.org');
      await expect.poll(() => named('error_message')).toEqual([{ code, step: 'OTHER_DETAILS' }]);
    });

  test('ERR-04 a failed lookup leaves the form usable', async ({ page }) => {
    let failing = true;
    await page.route('**/getLeadByMobile/**', (route) => (failing ? route.abort() : route.continue()));
    await page.goto('/online-ma');
    const dialog = await openModal(page);
    const phone = newPhone();
    await dialog.getByLabel('Mobile number').fill(phone);
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog).toContainText('Your details are still here. Please try again.');
    failing = false;
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Mobile number')).toHaveValue(phone);
  });

  test('PAGE-05 LEAD-17 LEAD-18 LEAD-37 the banner’s form has its own texts and continues automatically', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/online-ma');
    const phone = newPhone();
    await sendBannerForm(page, phone);
    expect(await codeFor(request, phone)).toMatch(/^\d{4}$/);
  });

  test(
    'PAGE-31 PAGE-32 LEAD-05 LEAD-44 ROLE-03 a brochure asks for sign-up, then arrives; then it downloads directly',
    { tag: '@journey' },
    async ({ page, request }) => {
      const phone = newPhone();
      await page.goto('/online-mba');
      const dialog = await openModal(page, /Download Brochure/);
      await expect(dialog.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
      await dialog.getByLabel('Mobile number').fill(phone);
      await dialog.getByRole('button', { name: 'Sign Up/Login' }).click();
      await fillDetails(dialog);
      await dialog.getByRole('button', { name: 'Sign Up/Login' }).click();
      await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
      const [download, reloaded] = [page.waitForEvent('download'), page.waitForEvent('load')];
      await dialog.getByRole('button', { name: 'Verify' }).click();
      expect((await download).suggestedFilename()).toBe('Online-Programme Structure brochure.pdf');
      await expect(page.getByRole('dialog')).toContainText('Download successful');

      await reloaded;
      await page.getByRole('button', { name: 'Close' }).click();
      const again = page.waitForEvent('download');
      await page
        .getByRole('link', { name: /Download Brochure/ })
        .first()
        .click();
      expect((await again).suggestedFilename()).toBe('Online-Programme Structure brochure.pdf');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'PROD-07 LEAD-01 LEAD-40 the enquiry and logging out work as plain pages',
    { tag: '@journey' },
    async ({ page, request }) => {
      const phone = newPhone();
      await page.goto('/online-ma');
      await page.getByRole('link', { name: 'Apply Now' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply Now');
      await page.getByLabel('Mobile number').fill('12345');
      await page.getByRole('button', { name: 'Apply Now' }).click();
      await expect(page.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
      await page.getByLabel('Mobile number').fill(phone);
      await page.getByRole('button', { name: 'Apply Now' }).click();
      const main = page.getByRole('main');
      await fillDetails(main);
      await page.getByLabel('Email').fill('nobody');
      await page.getByRole('button', { name: 'Apply Now' }).click();
      await expect(page.getByLabel('Email'), 'the first wrong field').toBeFocused();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
      await page.getByLabel('Email').fill('asha@example.org');
      await page.getByRole('button', { name: 'Apply Now' }).click();
      const right = await codeFor(request, phone);
      await page.getByLabel('OTP').fill(wrongCode(right));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Incorrect OTP. Please check again.')).toBeVisible();
      await request.post('/api/mock/clock', { data: { advanceMs: 6_000 } });
      await page.getByLabel('OTP').fill(right);
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Registered Successfully')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Registered Successfully'), 'no code is sent again').toBeVisible();
      await page.goto('/online-ma');
      await expect(page.getByRole('link', { name: 'Continue Application' }).first()).toBeVisible();

      await page.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
      await expect(page).toHaveURL('/');
      await page.goto('/online-ma');
      await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
      expect((await page.context().cookies()).filter(({ name }) => name === 'lead_session')).toEqual([]);
    },
  );
});
