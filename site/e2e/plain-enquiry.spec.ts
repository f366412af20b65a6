import type { APIRequestContext, Page } from 'playwright/test';

import { expect, test } from './product-test.ts';
import { codeFor, newPhone, verifyVisitor } from './visitor.ts';

test.use({ javaScriptEnabled: false });

const CAMPAIGN = '/online-degree-education-learning-courses-ct';

/** Fills in the banner's form. */
async function fillBanner(page: Page, phone: string, name = 'Asha Rao') {
  const form = page.locator('main form').filter({ has: page.getByLabel('Highest qualification') });
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Highest qualification').selectOption({ index: 1 });
  await form.getByLabel('Programme you are interested in').selectOption({ index: 1 });
  return form;
}

async function enterCode(page: Page, request: APIRequestContext, phone: string) {
  await page.getByLabel('OTP').fill(await codeFor(request, phone));
  await page.getByRole('button', { name: 'Verify' }).click();
}

const figures = async (request: APIRequestContext) =>
  (await (await request.get('/api/leads/mine/export')).json()) as { data: { enquiries: { refURL?: string }[] } };

test('LEAD-02 without JavaScript the next page asks for the missing choices, and keeps the typed values', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  const name = 'श्रीमती वेंकटलक्ष्मी चन्द्रशेखरन अय्यर';
  await page.goto('/about');
  const form = await fillBanner(page, phone, name);
  await form.getByText('Your data and choices').click();
  await form.getByRole('button', { name: 'Choose on the next page' }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByLabel('Mobile number')).toHaveValue(phone);
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue(name);
  await main.getByText('Your data and choices').click();
  await expect(main.getByText(/^What we store:/)).toBeVisible();
  await main.getByRole('checkbox', { name: 'SMS' }).check();
  await main.getByText('Under 18?').click();
  await main.getByRole('checkbox', { name: 'I am under 18' }).check();
  await main.getByLabel('Name', { exact: true }).fill('');
  await main.getByRole('button', { name: 'Apply Now' }).click();
  await expect(main.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByText('Please enter the name of your parent or guardian.')).toBeVisible();
  await main.getByRole('checkbox', { name: 'I am under 18' }).uncheck();
  await main.getByLabel('Name', { exact: true }).fill(name);
  await main.getByRole('button', { name: 'Apply Now' }).click();
  await enterCode(page, request, phone);
  await expect(main).toContainText('Registered Successfully');
  const mine = (await (await page.context().request.get('/api/leads/mine')).json()) as { data: object };
  expect(mine.data).toMatchObject({
    lead: { name },
    under_18: false,
    channels: { email: false, sms: true, whatsapp: false, voice: false },
  });
});

test('LEAD-27 LEAD-29 several invalid fields are linked above the form, each shows its error, and so does the title', async ({
  page,
}) => {
  await page.goto('/about');
  const form = await fillBanner(page, newPhone(), 'R2D2');
  await form.getByLabel('Email').fill('a@b');
  await form.getByRole('button').last().click();
  await expect(page).toHaveTitle(/^Error: Enquire/);
  const main = page.getByRole('main');
  const list = main.getByRole('alert').filter({ hasText: 'Please check the following' });
  await expect(list.getByRole('link')).toHaveText(['Name', 'Email']);
  await list.getByRole('link', { name: 'Email' }).click();
  await expect(main.getByLabel('Email')).toBeFocused();
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await main.getByLabel('Email').fill('asha@example.org');
  await main.getByRole('button', { name: 'Apply Now' }).click();
  await expect(list, 'one mistake needs no list').toHaveCount(0);
  await expect(main.getByLabel('Name', { exact: true })).toBeFocused();
  await main.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await main.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveTitle(/^Enquire/);
});

test('LEAD-33 on the plain pages a campaign has its own list of programmes too', async ({ page, request }) => {
  const listed = async (path: string) =>
    ((await (await request.get(path)).json()) as { data: { erp_unicode: string }[] }).data.map(
      (one) => one.erp_unicode,
    );
  const ofCampaigns = await listed('/api/landing/all/erplist');
  const all = await listed('/api/program/all/erplist');
  expect(ofCampaigns).not.toEqual(all);
  const offered = async () => {
    await page.getByLabel('Mobile number').fill(newPhone());
    await page.getByRole('main').getByRole('button', { name: 'Apply Now' }).click();
    const options = page.getByLabel('Programme you are interested in').locator('option');
    return (
      await options.evaluateAll((elements) => elements.map((element) => (element as HTMLOptionElement).value))
    ).filter(Boolean);
  };
  await page.goto(CAMPAIGN);
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page.getByRole('link', { name: 'Back to the page before' })).toHaveAttribute('href', CAMPAIGN);
  expect(await offered()).toEqual(ofCampaigns);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  expect(await offered()).toEqual(all);
});

test('REFER-02 TRACK-08 without JavaScript a referral link counts, and so do the lead and its code', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const referrer = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await verifyVisitor(referrer);
  const own = async () =>
    (await (await referrer.get('/launchpad')).text()).match(/\/refurl\?ref=([a-z0-9]+)/)?.[1] ?? '';
  const code = await own();
  expect(code).not.toBe('');

  const phone = newPhone();
  await page.goto(`/refurl?ref=${code}&utm_source=leaflet`);
  const form = await fillBanner(page, phone, 'Meera Nair');
  await form.getByRole('button', { name: 'Apply Now' }).click();
  await enterCode(page, request, phone);
  await expect(page.getByRole('main')).toContainText('You are already registered.');
  expect(await (await referrer.get('/launchpad')).text(), 'who came by the link is listed').toContain('Meera');
  const events = await (await request.get('/api/mock/outbox', { params: { channel: 'cdp' } })).text();
  expect(events).toContain('lead_submitted');
  expect(events).toContain('auth_success');
  const mine = await figures(page.context().request);
  expect(JSON.stringify(mine.data.enquiries)).toContain('leaflet');
  await referrer.dispose();
});
