import type { Browser, Page } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { codeFor } from '../visitor.ts';
import { enquire, leadsAddress, surnameOfTest } from './made-leads.ts';
import { signIn } from './staff.ts';

type Lead = { id: string; name: string; mobile: string; merged_into: string | null };

const step = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Next step' }) });
const note = (page: Page) => page.locator('#note');
const timeline = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) });

async function asColleague(browser: Browser, baseURL: string | undefined, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test(
  'a counsellor’s morning: takes the unassigned, calls, notes, follows up, merges a duplicate, hands one over',
  { tag: '@journey' },
  async ({ page, request, browser, baseURL }) => {
    test.setTimeout(180_000);
    const surname = surnameOfTest('Menon');
    const called: string[] = [];
    for (const first of ['Asha', 'Bala', 'Chitra']) called.push((await enquire(request, `${first} ${surname}`)).id);
    const same = { email: `${surname.toLowerCase()}@example.org` };
    const kept = await enquire(request, `Divya ${surname}`, same);
    const duplicate = await enquire(request, `D ${surname}`, same);
    const staff = await staffOf(request);

    await signIn(page, 'counsellor', '/admin/');
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText(['Leads']);
    await page.getByRole('link', { name: 'Unassigned' }).click();
    await page.getByRole('searchbox').fill(surname);
    await expect(page.getByRole('row')).toHaveCount(6);

    // With the keyboard: takes the first row, and opens the note of the next one.
    await page.getByRole('row').nth(1).getByRole('link').focus();
    const firstName = (await page.getByRole('row').nth(1).getByRole('link').textContent()) ?? '';
    await page.keyboard.press('a');
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: firstName }).first(),
    ).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(5);

    for (const id of called) {
      await page.goto(`/admin/leads/${id}`);
      await step(page).waitFor();
      const take = step(page).getByRole('button', { name: 'Take this lead' });
      if (await take.isVisible()) await take.click();
      await expect(step(page).getByLabel('Looked after by')).toHaveValue(/.{36}/);
      await page.getByRole('button', { name: 'Show phone and e-mail' }).click();
      await page.getByLabel('Another reason').fill('First call');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
      await note(page).getByLabel('Reached').check();
      await note(page).getByRole('button', { name: 'Save, follow up tomorrow' }).click();
      await expect(timeline(page)).toContainText('Call: Reached');
      await expect(step(page).getByLabel('Stage')).toHaveValue('contacted');
      const followUp = step(page).getByRole('group', { name: 'Follow up on' });
      await expect(followUp.getByRole('spinbutton', { name: 'Hours' })).toHaveText('10');
    }

    // A colleague changes the open lead: a message is shown, and the typed text stays.
    await note(page).getByLabel('What was said?').fill('Wants to pay by semester');
    await asColleague(browser, baseURL, async (other) => {
      await signIn(other, 'admin', `/admin/leads/${called[2]}`);
      await step(other).getByLabel('Stage').selectOption('interested');
      await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    });
    await expect(timeline(page).getByText('Demo Admin has just changed this lead.')).toBeVisible({ timeout: 5_000 });
    await step(page).getByLabel('Stage').selectOption('documents');
    await expect(page.getByText('Someone else changed this a moment ago.', { exact: false })).toBeVisible();
    await expect(step(page).getByLabel('Stage')).toHaveValue('interested');
    await expect(note(page).getByLabel('What was said?')).toHaveValue('Wants to pay by semester');
    await note(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(timeline(page)).toContainText('Wants to pay by semester');

    await page.goto(`/admin/leads/${kept.id}`);
    await page.getByRole('button', { name: 'Merge into this lead' }).click();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Merged leads' })).toBeVisible();
    expect((await staff<Lead>('GET', `leads/${duplicate.id}`)).merged_into).toBe(kept.id);
    await page.getByRole('button', { name: 'Separate again' }).click();
    await expect(page.getByRole('heading', { name: 'Possible duplicates' })).toBeVisible();

    await step(page).getByRole('button', { name: 'Take this lead' }).click();
    await expect(step(page).getByLabel('Looked after by').locator('option:checked')).toHaveText('Demo Counsellor');
    await step(page).getByLabel('Looked after by').selectOption({ label: 'Demo Admin' });
    await step(page).getByLabel('Note for the colleague').fill('Asks about credit transfer');
    await step(page).getByRole('button', { name: 'Hand over' }).click();
    // It belongs to the colleague now, so the next one is taken.
    await expect(page.getByText('Demo Admin looks after this lead now')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    const entries = await staff<{ data: { type: string; data: { note?: string } }[] }>(
      'GET',
      `leads/${kept.id}/timeline`,
    );
    expect(entries.data.find(({ type }) => type === 'owner_changed')?.data.note).toBe('Asks about credit transfer');
  },
);

test('an administrator sees who saw a lead, stops its messages, and erases the person', async ({ page, request }) => {
  const { id, phone } = await enquire(request, 'Erase Me');
  await codeFor(request, phone);
  await signIn(page, 'admin', `/admin/leads/${id}`);
  await page.getByRole('checkbox', { name: 'SMS' }).check();
  await expect(timeline(page)).toContainText('Do not contact by: SMS');
  await page.getByRole('button', { name: 'Show phone and e-mail' }).click();
  await page.getByLabel('Another reason').fill('Asked to be erased by phone');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText(phone, { exact: true })).toBeVisible();
  await timeline(page).getByLabel('Show').selectOption({ label: 'Who saw the contact' });
  await expect(timeline(page).getByRole('listitem')).toHaveText(
    /Contact shown: Asked to be erased by phone.*by Demo Admin/s,
  );

  await page.getByRole('button', { name: 'Erase this person' }).click();
  await page.getByRole('menuitem', { name: 'Erase this person' }).click();
  await page.getByLabel('Why is it erased?').fill('The person asked for it');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await page.goto(`/admin/leads/${id}`);
  await expect(page.getByRole('heading', { name: 'The lead could not be loaded' })).toBeVisible();
  const { data } = (await (await request.get('/api/mock/outbox', { params: { to: `+91${phone}` } })).json()) as {
    data: unknown[];
  };
  expect(data).toEqual([]);
});

test('many leads are assigned at once; a list that cannot be loaded says so; nothing is wider than a phone', async ({
  page,
  request,
}) => {
  const surname = surnameOfTest('Bulk');
  await enquire(request, `One ${surname}`);
  await enquire(request, `Two ${surname}`);
  await enquire(request, `Three ${surname}`);
  await signIn(page, 'admin', leadsAddress({ q: surname }));
  const choose = (first: string) => page.getByLabel(`Select ${first} ${surname}`, { exact: true });
  await choose('Three').check();
  await choose('One').click({ modifiers: ['Shift'] });
  await expect(choose('Two')).toBeChecked();
  await choose('Two').uncheck();
  await page.getByLabel('Select all on this page').check();
  await choose('Three').uncheck();
  const bar = page.getByRole('group', { name: '2 leads chosen' });
  await bar.getByLabel('Assign to').selectOption({ label: 'Demo Counsellor' });
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Demo Counsellor' })).toHaveCount(2);

  await page.route('**/api/admin/leads?*', (route) => route.fulfill({ status: 500, json: { msg: 'No.', code: 'X' } }));
  await page.goto(leadsAddress({ view: 'unassigned' }));
  await expect(page.getByRole('heading', { name: 'The leads could not be loaded' })).toBeVisible();
  await page.unroute('**/api/admin/leads?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('table').or(page.getByRole('heading', { name: 'Every lead has a counsellor' })),
  ).toBeVisible();
});

test('rarely used filters are one click away and shown while active; on a phone the views are one choice', async ({
  page,
  request,
}) => {
  const surname = surnameOfTest('Filter');
  await enquire(request, `Asha ${surname}`);
  await signIn(page, 'admin', leadsAddress({ q: surname }));
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('dialog', { name: 'More filters' }).getByLabel('Device').selectOption({ label: 'Tablet' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No lead matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Device: Tablet' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Views', { exact: true }).selectOption({ label: 'Unassigned' });
  await expect(page).toHaveURL(leadsAddress({ view: 'unassigned' }));
  await expect(page.getByRole('link', { name: `Asha ${surname}` })).toBeVisible();
});

test('a suspected spam submission shows the reason, and becomes a lead or is deleted', async ({ page, request }) => {
  const [real, spam] = [surnameOfTest('Real'), surnameOfTest('Spam')];
  for (const name of [real, spam]) await enquire(request, name, { website: 'https://example.org' });
  await signIn(page, 'admin', '/admin/leads/quarantine');
  const held = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(held(real)).toContainText('A field that people do not see was filled in');
  await held(real).getByRole('button', { name: 'Make it a lead' }).click();
  await page.getByRole('button', { name: 'Open that lead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: real })).toBeVisible();
  await page.goto('/admin/leads/quarantine');
  await held(spam).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(held(spam)).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the desk, at 390 and 1280 px, ${scheme}`, async ({ page, request }) => {
    const { id } = await enquire(request, 'फ़ातिमा शेख़ Venkatanarasimharajuvaripeta');
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, 'admin', '/admin/leads');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const address of ['/admin/leads', `/admin/leads/${id}`]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        if (address.endsWith(id)) await expect(timeline(page).getByRole('listitem').first()).toBeVisible();
        const violations = await violationsOf(page);
        expect([address, width, violations]).toEqual([address, width, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
