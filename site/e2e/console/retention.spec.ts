import { readFileSync } from 'node:fs';

import type { APIRequestContext, Page } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../product-test.ts';
import { codeFor, newPhone } from '../visitor.ts';
import { leadsAddress } from './made-leads.ts';
import { signIn } from './staff.ts';

/** Creates a lead like a visitor's form, and verifies the code. */
async function verifiedLead(request: APIRequestContext, phone: string, name: string) {
  const data = {
    phone,
    name,
    email: `${phone}@example.org`,
    qualification: 1,
    interest: 'Master of Business Administration',
  };
  const created = await request.post('/api/leads', { data });
  expect(created.ok(), await created.text()).toBe(true);
  const { leadId } = ((await created.json()) as { data: { leadId: string } }).data;
  const verified = await request.post('/api/leads/verify', {
    data: { lead_id: leadId, otp: await codeFor(request, phone) },
  });
  expect(verified.ok(), await verified.text()).toBe(true);
  return leadId;
}

const header = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ request }) => void (await request.post('/api/mock/reset')));
test.afterEach(async ({ request }) => void (await request.post('/api/mock/reset')));

test('ERR-06 a person is found by phone, their data is downloaded, and they are erased everywhere', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const phone = newPhone();
  const id = await verifiedLead(request, phone, 'Meera Pillai');
  await signIn(page, 'admin', '/admin/retention/person');
  const urls: string[] = [];
  page.on('request', (sent) => urls.push(sent.url()));

  await page.getByLabel('Phone or e-mail, in full').fill(phone);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Meera Pillai/ })).toBeVisible();
  await page.getByRole('button', { name: 'Download all data' }).click();
  await page.getByLabel('Why?').fill('Asked by letter');
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download all data' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(phone);

  await page.getByRole('button', { name: 'Erase this person' }).click();
  await page.getByLabel('Why?').fill('Asked to be erased');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('The person was erased')).toBeVisible();
  expect(urls.filter((url) => url.includes(phone))).toEqual([]);

  await page.getByLabel('Phone or e-mail, in full').fill(phone);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Nothing is stored of this person')).toBeVisible();
  await page.goto(`/admin/leads/${id}`);
  await expect(page.getByText('Meera Pillai')).toHaveCount(0);
  await page.goto(leadsAddress({ q: phone }));
  await expect(page.getByRole('heading', { level: 1, name: /^Leads/ })).toBeVisible();
  await expect(page.getByText('Meera Pillai')).toHaveCount(0);
  await page.goto(`/admin/audit?filter=${encodeURIComponent(JSON.stringify({ record_id: id }))}`);
  await expect(page.getByRole('cell', { name: 'Erased', exact: true })).toBeVisible();
  await expect(page.getByText('Asked by letter')).toHaveCount(0);
  const messages = await request.get('/api/mock/outbox', { params: { to: `+91${phone}` } });
  expect(((await messages.json()) as { data: unknown[] }).data).toEqual([]);
  expect((await request.get('/api/leads/mine')).status()).toBe(401);
});

test('a rule shows its effect before it can be enabled, runs, and is in the log', async ({ page, request }) => {
  test.setTimeout(120_000);
  const phone = newPhone();
  const id = await verifiedLead(request, phone, 'Lost Lead');
  await signIn(page, 'admin');
  const token = (
    (await (
      await page.request.post('/api/user/login', {
        data: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
      })
    ).json()) as { data: { token: string } }
  ).data.token;
  const headers = { authorization: `Bearer ${token}` };
  const lost = await request.put(`/api/admin/leads/${id}`, {
    headers,
    data: { stage: 'lost', lost_reason: 'Too far' },
  });
  expect(lost.ok(), await lost.text()).toBe(true);
  await request.post('/api/mock/clock', { data: { advanceMs: 100 * 86_400_000 } });
  await signIn(page, 'admin', '/admin/retention');
  await page.getByRole('link', { name: 'Lost leads' }).click();
  await expect(header(page)).toHaveText('Lost leads');
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeDisabled();
  await page.getByLabel('Days').fill('90');
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByRole('heading', { name: 'With 90 days, this rule would erase now: 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Lost Lead · ••••••${phone.slice(-4)}` })).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('The rule was saved')).toBeVisible();
  await page.getByRole('button', { name: 'Dry run' }).click();
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText('The rule ran: 1 erased')).toBeVisible();
  await page.goto('/admin/retention/log');
  await expect(page.getByRole('row', { name: /^Lost leads .* 90 days/ })).toBeVisible();
});

test('a withdrawal is in the queue until it is marked as done; the notice lists the consents', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await verifiedLead(request, phone, 'Nisha Rao');
  expect((await request.post('/api/leads/mine/withdraw')).ok()).toBe(true);
  await signIn(page, 'admin', '/admin/retention/withdrawals');
  await page.getByRole('button', { name: 'Note what was done: Nisha Rao' }).click();
  await page.getByLabel('What was done?').fill('Closed in the ERP');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Closed in the ERP')).toBeVisible();
  await page.getByRole('link', { name: 'Notices' }).click();
  await expect(page.getByRole('link', { name: 'Nisha Rao' }).first()).toBeVisible();
});

test('consent and retention keep WCAG in both schemes and languages, and fit a phone', async ({ page, request }) => {
  test.setTimeout(180_000);
  const phone = newPhone();
  await verifiedLead(request, phone, 'Nisha Rao');
  await request.post('/api/leads/mine/withdraw');
  await signIn(page, 'admin', '/admin/retention');
  for (const [width, colorScheme, lang] of [
    [390, 'light', 'en'],
    [1280, 'dark', 'en'],
    [1280, 'light', 'hi'],
    [390, 'dark', 'hi'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin/retention');
    await expect(page.locator('main a[href$="/rules/lost-leads"]')).toBeVisible();
    if (!(await page.locator('html').getAttribute('lang'))?.startsWith(lang))
      await page.getByRole('button', { name: lang === 'hi' ? 'हिन्दी' : 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    for (const part of ['rules', 'log', 'withdrawals', 'notices', 'person', 'rules/lost-leads']) {
      await page.goto(`/admin/retention/${part}`);
      await expect(
        page
          .locator('main')
          .getByRole(part === 'rules/lost-leads' || part === 'person' ? 'textbox' : 'heading')
          .first(),
      ).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const violations = await violationsOf(page, { within: 'main' });
      expect(violations, `${part} ${width} ${lang}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('ROLE-06 a counsellor sees that they have no access', async ({ page }) => {
  await signIn(page, 'counsellor', '/admin/retention');
  await expect(page.getByText('Consent and retention')).toHaveCount(0);
});
