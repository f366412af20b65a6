import type { Page } from 'playwright/test';

import { expect, test } from '../product-test.ts';
import { enquire, surnameOfTest } from './made-leads.ts';
import { fillWhen, signIn } from './staff.ts';

/** Counts actions: a click, a shortcut, or a value typed into a field. */
function counted(page: Page) {
  let actions = 0;
  const one = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  return {
    actions: () => actions,
    click: (role: 'link' | 'tab' | 'button', name: string | RegExp) =>
      one(page.getByRole(role, { name }).first().click()),
    press: (keys: string) => one(page.keyboard.press(keys)),
    type: (text: string) => one(page.keyboard.type(text)),
    check: (label: string) => one(page.getByLabel(label).check()),
    fill: (label: string, value: string) => one(page.getByLabel(label).fill(value)),
  };
}

test('ADMIN-33 a fee is changed and published from the dashboard in at most eight actions', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const person = counted(page);
  await person.press('Control+k');
  await person.type('french');
  await expect(page.getByRole('dialog').getByText('Certificate in French Language').first()).toBeVisible();
  await person.press('Enter');
  await person.click('tab', /^Fees/);
  await person.click('button', /^Lumpsum ₹/);
  await person.fill('Total for the programme', '23,456');
  await person.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Published/ })).toBeVisible();
  expect(person.actions()).toBeLessThanOrEqual(8);
  await expect.poll(async () => (await (await request.get('/french-language')).text()).includes('₹23,456')).toBe(true);
});

test('a lead is found from the dashboard by a part of its phone, and a call noted, in at most five actions', async ({
  page,
  request,
}) => {
  const name = `Asha ${surnameOfTest('Called')}`;
  const { phone } = await enquire(request, name);
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const person = counted(page);
  await person.press('Control+k');
  await person.type(phone.slice(-6));
  await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible();
  await person.press('Enter');
  await person.check('Reached');
  await person.click('button', /^Save$/);
  await expect(page.getByText('Call: Reached')).toBeVisible();
  expect(person.actions()).toBeLessThanOrEqual(5);
});

test('ADMIN-06 ADMIN-40 a landing page scheduled for nine tomorrow is live from nine, not before', async ({
  page,
  request,
}) => {
  const slug = `early-${Date.now()}-lp`;
  await signIn(page, 'admin', '/admin/landing-pages');
  await page.getByRole('link', { name: 'New landing page' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Begin early');
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.getByLabel('Shows the programme').selectOption({ label: 'Master of Commerce' });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Begin early' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Schedule' }).click();
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  await fillWhen(page, 'Publish the draft at', `${tomorrow}T09:00`);
  await page.getByRole('button', { name: 'Save the schedule' }).click();
  await expect(page.getByText(/Goes live/)).toBeVisible();

  const nine = Date.parse(`${tomorrow}T09:00:00+05:30`);
  const status = async () => (await request.get(`/${slug}`)).status();
  await request.post('/api/mock/clock', { data: { advanceMs: nine - Date.now() - 60_000 } });
  expect(await status(), 'a minute before nine').toBe(404);
  await request.post('/api/mock/clock', { data: { advanceMs: 62_000 } });
  await expect.poll(status, { message: 'after nine' }).toBe(200);
  await request.delete('/api/mock/clock');
});

test('ADMIN-40 last week’s changes are found by user, and all undone at once', async ({ page, request }) => {
  const mark = Date.now();
  await signIn(page, 'admin', '/admin/faqs/create');
  await page.getByLabel('Question').fill(`Was this here before (${mark})?`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published/ })).toBeVisible();
  await page.getByLabel('Question').fill(`Was this changed by mistake (${mark})?`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const isOnSite = async (text: string) => (await (await request.get('/')).text()).includes(`${text} (${mark})?`);
  await expect.poll(() => isOnSite('Was this changed by mistake')).toBe(true);

  await page.goto('/admin/changes');
  await page.getByLabel('Who', { exact: true }).selectOption({ label: 'Demo Admin' });
  await page.getByLabel('Search by title').fill(String(mark));
  await expect(page).toHaveURL(new RegExp(`filter=.*${mark}`));
  const rows = page.getByRole('listitem').filter({ hasText: String(mark) });
  await expect(rows.filter({ hasText: 'by Demo Admin' }).first()).toBeVisible();
  await rows.getByText('Changed: Question').first().click();
  await expect(page.locator('del').first()).toContainText('here');
  await rows.filter({ hasText: 'Changed: Question' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('will be on the site as it was before')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('1 record is as it was before.')).toBeVisible();
  await expect.poll(() => isOnSite('Was this here before')).toBe(true);
  expect(await isOnSite('Was this changed by mistake')).toBe(false);
});
