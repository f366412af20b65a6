import type { Page } from 'playwright/test';

import { violationsOf } from './accessibility.ts';
import { expect, test } from './product-test.ts';
import { BANNER_FORM, codeFor, fillDetails, newPhone, openModal, wrongCode } from './visitor.ts';

async function expectAccessible(page: Page, step: string) {
  expect(await violationsOf(page), step).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${step}: nothing scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const width of [320, 390, 1280])
  test(`LEAD-04 PROD-07 every step of the enquiry is accessible at ${width} px`, async ({ page, request }) => {
    const phone = newPhone();
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/refurl');
    await expectAccessible(page, 'the banner’s form');
    // On a phone the bar with the opener is shown when the form is out of view.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const dialog = await openModal(page, 'Apply Now');
    await expectAccessible(page, 'the phone');
    await dialog.getByLabel('Mobile number').fill(phone);
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await fillDetails(dialog);
    await dialog.getByLabel('Name', { exact: true }).fill('R2D2');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByText('Please enter valid details.')).toBeVisible();
    await expect(dialog.getByText('Name', { exact: true }), 'a wrong field shows its label').toBeInViewport({
      ratio: 1,
    });
    await expectAccessible(page, 'the details, one of them wrong');

    await page.route('**/api/leads', (route) => route.abort());
    await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByText('We can’t reach our server right now.')).toBeVisible();
    await expectAccessible(page, 'a submission that is kept');
    await page.unroute('**/api/leads');

    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    const code = await codeFor(request, phone);
    await dialog.getByLabel('OTP').fill(wrongCode(code));
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect(dialog).toContainText('Incorrect OTP. Please check again.');
    await expectAccessible(page, 'a wrong code');
    await dialog.getByLabel('OTP').fill(code);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('You are already registered.');
    await expect(dialog.getByRole('link', { name: 'Continue Application' })).toBeVisible();
    await expectAccessible(page, 'the last screen');
  });

/** The field has the focus, and its error is shown once. */
async function expectOneMistake(page: Page, field: string, words: string) {
  await expect(page.getByLabel(field, { exact: true }).filter({ visible: true }).first()).toBeFocused();
  await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
}

for (const width of [320, 390, 1280]) {
  test(`LEAD-04 PROD-07 the forms of pages and my enquiry are accessible at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    // On a phone only campaign pages have a form; other pages open the enquiry.
    for (const path of ['/online-mba-lp', width > 1000 ? '/about' : '/refurl']) {
      await page.goto(path);
      const form = page.getByRole('form', BANNER_FORM);
      await form.getByLabel('Mobile number').fill(newPhone());
      await form.getByRole('button', { name: 'Apply Now' }).click();
      await form.getByText('Your data and choices').click();
      await expect(form.getByRole('checkbox', { name: 'SMS' })).toBeVisible();
      await form.getByLabel('Mobile number').fill('12345');
      await form.getByLabel('Name', { exact: true }).fill('Asha Rao');
      await form.getByLabel('Email').fill('asha@example.org');
      await form.getByRole('button', { name: 'Apply Now' }).click();
      await expectOneMistake(page, 'Mobile number', 'Please enter a valid 10-digit phone number');
      await expectAccessible(page, `the form of ${path}, one of its fields wrong`);
    }
    if (width > 1000) {
      await page.goto('/blog/no-cost-emi-explained');
      const card = page.getByRole('form', { name: /^Share your details/ });
      await card.getByText('Your data and choices').click();
      // The closed fold has one title for both parts.
      await card.getByText('Under 18?', { exact: true }).click();
      await expect(card.getByRole('checkbox', { name: 'I am under 18' })).toBeVisible();
      await expectAccessible(page, 'the side card');
    }

    const phone = newPhone();
    const lead = { phone, name: 'श्रीमती वेंकटलक्ष्मी चन्द्रशेखरन अय्यर', email: 'asha@example.org' };
    await request.post('/api/leads', {
      data: { ...lead, qualification: 1, interest: 'Master of Business Administration' },
    });
    await request.post('/api/mock/clock', { data: { advanceMs: 31_000 } });
    const main = page.getByRole('main');
    await page.goto('/my-enquiry');
    await expectAccessible(page, 'my enquiry asks for the phone');
    await main.getByLabel('Mobile number').fill('12345');
    await main.getByRole('button', { name: 'Send me a code' }).click();
    await expectOneMistake(page, 'Mobile number', 'Please enter a valid 10-digit phone number');
    await main.getByLabel('Mobile number').fill(phone);
    await main.getByRole('button', { name: 'Send me a code' }).click();
    await main.getByLabel('OTP').fill('12');
    await expectAccessible(page, 'my enquiry asks for the code');
    await main.getByLabel('OTP').fill(await codeFor(request, phone, 1));
    await main.getByRole('button', { name: 'Verify' }).click();
    await expect(main.getByRole('status').filter({ hasText: 'You can now download' })).toBeFocused();
    await main.getByLabel('Name', { exact: true }).fill('R2D2');
    await main.getByRole('button', { name: 'Save my details' }).click();
    await expectOneMistake(page, 'Name', 'Please enter valid details.');
    await main.getByText('Withdraw', { exact: true }).click();
    await expectAccessible(page, 'my enquiry, a field wrong');

    await page.goto('/launchpad');
    const refer = page.getByRole('form', { name: 'Refer a friend' });
    await refer.getByLabel('Your friend’s mobile number').fill(newPhone());
    await refer.getByRole('button', { name: 'Refer' }).click();
    await expectOneMistake(page, 'Your friend’s name', 'Please enter valid details.');
    await expectAccessible(page, 'the refer form, a field wrong');
    await refer.getByLabel('Your friend’s name').fill('Bala');
    await expect(refer.getByText('Please enter valid details.')).toHaveCount(0);
    await request.delete('/api/mock/clock');
  });

  test(`LEAD-04 PROD-07 every plain page of the enquiry is accessible at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const main = page.getByRole('main');
    const phone = newPhone();
    await page.goto('/enquire');
    await expectAccessible(page, 'the phone');
    await main.getByLabel('Mobile number').fill(phone);
    await main.getByRole('button', { name: 'Apply Now' }).click();
    await fillDetails(main);
    await main.getByLabel('Name', { exact: true }).fill('R2D2');
    await main.getByRole('button', { name: 'Apply Now' }).click();
    await expectOneMistake(page, 'Name', 'Please enter valid details.');
    await expectAccessible(page, 'the details, one of them wrong');
    await main.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await main.getByRole('button', { name: 'Apply Now' }).click();
    await main.getByLabel('OTP').fill(wrongCode(await codeFor(request, phone)));
    await main.getByRole('button', { name: 'Verify' }).click();
    await expectOneMistake(page, 'OTP', 'Incorrect OTP. Please check again.');
    await expectAccessible(page, 'a wrong code');
  });
}

test('LEAD-25 on a phone a failure is shown beside the button, and covers no button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/online-mba');
  const dialog = await openModal(page, 'Apply Now');
  await dialog.getByLabel('Mobile number').fill(newPhone());
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await fillDetails(dialog);
  let sent = 0;
  await page.route('**/api/leads', (route) => {
    sent += 1;
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByText('Uh oh! Something went wrong.')).toBeVisible();
  await page.clock.fastForward('00:06');
  await expect.poll(() => sent).toBeGreaterThan(1);
  await expect(
    page.getByText('Uh oh! Something went wrong.'),
    'a repetition says nothing, and hides nothing',
  ).toBeVisible();
  await expect(dialog.getByText('We can’t reach our server right now.')).toBeInViewport();
  await dialog.getByRole('button', { name: 'Don’t send it' }).click();
  await page.unroute('**/api/leads');
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog.getByLabel('OTP')).toBeVisible();
  await expect(page.getByText('Uh oh! Something went wrong.'), 'a message of the last attempt is gone').toHaveCount(0);
});
