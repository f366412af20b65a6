import type { APIRequestContext } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../product-test.ts';
import { menuOf, signIn } from './staff.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const AT = '2026-11-22T10:00:00.000Z';

/** Sends events of opened forms, some of which continued. */
async function forms(request: APIRequestContext, opened: number, wentOn: number, headers: Record<string, string> = {}) {
  const form = { variant: 'REGISTER', origin: 'fees' };
  const event = (props: object) => ({ name: 'form_step', at: AT, path: '/online-mba', props: { ...form, ...props } });
  const next = { step: 'OTHER_DETAILS', previous: 'MOBILE_NUMBER', previous_ms: 9_000 };
  const events = [
    ...Array.from({ length: opened }, () => event({ step: 'MOBILE_NUMBER' })),
    ...Array.from({ length: wentOn }, () => event(next)),
  ];
  const answer = await request.post('/api/events', { headers, data: { source: 'search', events } });
  expect(await answer.json()).toEqual({ data: { stored: events.length, dropped: 0 } });
}

// The language is stored with the account, and affects the next tests.
test.afterEach(async ({ request }) => void (await request.post('/api/mock/reset')));

test('TRACK-02 ADMIN-40 the form microscope: drop-off and time by step, compared by device; with messages if empty or failing', async ({
  page,
  request,
}) => {
  await request.post('/api/mock/reset');
  await signIn(page, 'admin', '/admin/form-microscope');
  await expect(page.getByRole('heading', { name: 'No form was opened in this time' })).toBeVisible();
  await forms(request, 20, 12, { 'user-agent': PHONE });
  await forms(request, 4, 4);

  await page.reload();
  const bars = page.getByRole('list', { name: 'How often each step was reached' });
  await expect(bars.getByRole('listitem').first()).toContainText('Mobile number 24');
  await expect(bars.getByRole('listitem').first()).toContainText('8 left here (33%)');
  await expect(bars.getByRole('listitem').first()).toContainText('half go on within 10 s');
  await expect(page.getByRole('row', { name: /^Details 16 16/ })).toBeVisible();
  await page.getByLabel('Compare by').selectOption({ label: 'Device' });
  await expect(page.getByRole('row', { name: /^Phone 20 0 0% 8 12/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Computer 4 0 0% 0 4/ })).toBeVisible();
  await page.getByLabel('Device', { exact: true }).selectOption({ label: 'Computer' });
  await expect(bars.getByRole('listitem').first()).toContainText('Mobile number 4');
  await page.getByLabel('Device', { exact: true }).selectOption({ label: 'All devices' });

  for (const [width, colorScheme, lang] of [
    [390, 'light', 'en'],
    [1280, 'dark', 'en'],
    [1280, 'dark', 'hi'],
    [390, 'dark', 'hi'],
    [1280, 'light', 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    if (!(await page.locator('html').getAttribute('lang'))?.startsWith(lang))
      await page.getByRole('button', { name: lang === 'hi' ? 'हिन्दी' : 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
    // One-line labels keep the controls of a row aligned.
    const tops = await page
      .getByRole('search')
      .getByRole('combobox')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops[0]).toBe(tops[1]);
    expect(tops[2]).toBe(tops[3]);
    expect(await violationsOf(page, { within: 'main' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await page.route('**/api/admin/form-figures*', (route) =>
    route.fulfill({ status: 503, json: { msg: 'The service is not available right now.', code: 'UNAVAILABLE' } }),
  );
  await page.getByLabel('When', { exact: true }).selectOption({ label: 'Last 7 days' });
  await expect(page.getByText('The figures could not be loaded')).toBeVisible();
  await page.unroute('**/api/admin/form-figures*');
  await page.getByRole('button', { name: /again/i }).click();
  await expect(bars).toBeVisible();
});

test('ROLE-05 ROLE-06 an event creator sees no form microscope', async ({ page }) => {
  await signIn(page, 'events', '/admin/form-microscope');
  await expect(menuOf(page).filter({ hasText: 'Form microscope' })).toHaveCount(0);
  await expect(page.getByText(/not allowed/i).first()).toBeVisible();
});
