import type { APIRequestContext } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../product-test.ts';
import { enquire } from './made-leads.ts';
import { signIn } from './staff.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

/** Creates a lead like a form on a phone. */
const enquireOnPage = (request: APIRequestContext, name: string, more?: object) =>
  enquire(request, name, more, { 'user-agent': PHONE, referer: 'http://u.test/online-mba' });

async function seePages(request: APIRequestContext) {
  const at = new Date().toISOString();
  const event = (name: string, props: object) => ({ name, at, path: '/online-mba', props });
  const form = { variant: 'REGISTER', origin: 'fees' };
  const events = [
    ...Array.from({ length: 8 }, () => event('page_loaded', {})),
    ...Array.from({ length: 4 }, () => event('form_step', { ...form, step: 'MOBILE_NUMBER' })),
    event('form_step', { ...form, step: 'OTHER_DETAILS', previous: 'MOBILE_NUMBER', previous_ms: 4_000 }),
  ];
  const answer = await request.post('/api/events', {
    headers: { 'user-agent': PHONE },
    data: { source: 'search', events },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

// The language is stored with the account, and affects the next tests.
test.afterEach(async ({ request }) => void (await request.post('/api/mock/reset')));

test('ADMIN-01 the dashboard: a number opens the list behind it; by campaign, as CSV, empty and failing', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await request.post('/api/mock/reset');
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { name: 'No leads in these days' })).toBeVisible();

  await seePages(request);
  await enquireOnPage(request, 'Asha Menon', { campaign: 'Diwali', visit_source: 'search' });
  await enquireOnPage(request, 'Bala Menon', { campaign: 'Holi' });
  await page.reload();
  const glance = page.getByRole('list', { name: 'At a glance' });
  await expect(glance.getByRole('link', { name: 'Leads: 2' })).toBeVisible();
  const funnel = page.getByRole('list', { name: 'From page to counsellor' });
  await expect(funnel.getByRole('listitem')).toHaveCount(8);
  await expect(funnel.getByRole('link', { name: 'Details given: 2' })).toBeVisible();

  await glance.getByRole('link', { name: 'Leads: 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Leads\s*2$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Asha Menon' })).toBeVisible();
  await page.goBack();

  await page.getByLabel('Compare by').selectOption({ label: 'Campaign' });
  const diwali = page.getByRole('row', { name: /^Diwali – – – 1/ });
  await diwali.getByRole('link', { name: '1' }).first().click();
  await expect(page.getByRole('button', { name: 'Campaign: Diwali' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Asha Menon' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bala Menon' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Campaign: Diwali' }).click();
  await expect(page.getByRole('link', { name: 'Bala Menon' })).toBeVisible();
  await page.goBack();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^funnel-by-campaign-.*\.csv$/);

  await page.getByLabel('Compare by').selectOption({ label: 'Page' });
  const forms = page
    .getByRole('row', { name: /^\/online-mba/ })
    .getByRole('link')
    .nth(1);
  await forms.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Form microscope' })).toBeVisible();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('/online-mba');
  await page.goBack();

  await page.route('**/api/admin/dashboard/figures*', (route) =>
    route.fulfill({ status: 503, json: { msg: 'The service is not available right now.', code: 'UNAVAILABLE' } }),
  );
  await page.reload();
  await expect(page.getByText('The figures could not be loaded')).toBeVisible();
  await page.unroute('**/api/admin/dashboard/figures*');
  await page.getByRole('button', { name: /again/i }).click();
  await expect(funnel).toBeVisible();
});

test('the dashboard keeps WCAG in both schemes and languages, fits a phone, and its charts fit paper', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await request.post('/api/mock/reset');
  await seePages(request);
  await enquireOnPage(request, 'Chitra Menon');
  await signIn(page, 'admin');
  const charts = page.getByRole('figure');
  for (const [width, colorScheme, lang] of [
    [390, 'light', 'en'],
    [1280, 'dark', 'en'],
    [1280, 'light', 'hi'],
    [390, 'dark', 'hi'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    if (!(await page.locator('html').getAttribute('lang'))?.startsWith(lang))
      await page.getByRole('button', { name: lang === 'hi' ? 'हिन्दी' : 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    await expect(charts.locator('.MuiLineChart-line').first()).toBeAttached();
    const violations = await violationsOf(page, { within: 'main' });
    expect(violations, `${width} ${lang}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(charts.locator('.MuiLineChart-line').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 900 });
  for (const chart of await charts.all()) {
    const { drawn, room } = await chart.evaluate((figure) => ({
      drawn: figure.querySelector('svg')?.getBoundingClientRect().width ?? 0,
      room: figure.getBoundingClientRect().width,
    }));
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(room);
  }
  await expect(page.getByRole('search').first()).toBeHidden();
});

test('ROLE-05 ROLE-06 a counsellor does not see the results of others’ leads', async ({ page }) => {
  await signIn(page, 'counsellor');
  await expect(page.getByRole('heading', { level: 1, name: /^Leads/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'At a glance' })).toHaveCount(0);
});
