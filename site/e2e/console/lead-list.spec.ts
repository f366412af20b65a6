import type { Page } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { enquire, leadsAddress, surnameOfTest } from './made-leads.ts';
import { signIn } from './staff.ts';

/** First names of the rows, in their order. */
const rowNames = (page: Page) => page.locator('tbody td:nth-child(2)').getByRole('link');
const sortBy = (page: Page, name: string) => page.getByRole('button', { name: `Sort by ${name}` });

test('a click on a column head sorts, a second one reverses; the address and a saved view keep the order', async ({
  page,
  request,
}) => {
  const surname = surnameOfTest('Sort');
  for (const first of ['Bala', 'Chitra', 'Asha']) await enquire(request, `${first} ${surname}`);
  const order = (...first: string[]) => expect(rowNames(page)).toHaveText(first.map((one) => `${one} ${surname}`));
  await signIn(page, 'admin', leadsAddress({ q: surname }));
  await order('Asha', 'Chitra', 'Bala');
  await expect(page.getByLabel('Sort by').locator('option')).toHaveText(['Newest first']);

  await sortBy(page, 'name').press('Enter');
  await order('Asha', 'Bala', 'Chitra');
  await expect(sortBy(page, 'name')).toBeFocused();
  await sortBy(page, 'name').press('Enter');
  await order('Chitra', 'Bala', 'Asha');
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Name, Z to A');
  // Sorting by stage is not meaningful.
  await expect(sortBy(page, 'stage')).toHaveCount(0);

  await page.reload();
  await order('Chitra', 'Bala', 'Asha');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill(surname);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('link', { name: surname, exact: true });
  await expect(saved).toHaveAttribute('aria-current', 'page');
  await sortBy(page, 'last enquiry').click();
  await order('Asha', 'Chitra', 'Bala');
  await saved.click();
  await order('Chitra', 'Bala', 'Asha');

  // On a phone the sort order is a list instead of column heads.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Name, Z to A');
  await page.getByLabel('Sort by').selectOption({ label: 'Name, A to Z' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link', { name: surname })).toHaveText([
    `Asha ${surname}`,
    `Bala ${surname}`,
    `Chitra ${surname}`,
  ]);
  const staff = await staffOf(request);
  const views = await staff<{ title: string; sort: string[] }[]>('GET', 'leads/views');
  expect(views.find(({ title }) => title === surname)?.sort).toEqual(['name', 'DESC']);
});

test('all matching leads are selected, and changed after a confirmation with their number', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const surname = surnameOfTest('Match');
  const names = ['Asha', 'Bala', 'Chitra', 'Divya'];
  const ids: string[] = [];
  for (const first of names) ids.push((await enquire(request, `${first} ${surname}`)).id);
  const staff = await staffOf(request);
  // Two rows per page, so that there are more pages.
  await page.route('**/api/admin/leads?*', (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.get('range') === '[0,49]') url.searchParams.set('range', '[0,1]');
    return route.continue({ url: url.href });
  });
  await signIn(page, 'admin', leadsAddress({ q: surname }));
  await expect(rowNames(page)).toHaveCount(2);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Choose all 4 that match' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Only those on this page' })).toBeFocused();
  const bar = page.getByRole('group', { name: 'All 4 leads that match are chosen' });
  await expect(bar.getByRole('status')).toHaveText('All 4 leads that match are chosen');
  await bar.getByLabel('Assign to').selectOption({ label: 'Demo Counsellor' });
  await bar.getByLabel('Move to stage').selectOption({ label: 'Contacted' });
  await bar.getByRole('button', { name: 'Apply' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change 4 leads?' });
  await expect(question).toContainText('Assign to: Demo Counsellor');
  await expect(question).toContainText('Move to stage: Contacted');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await staff<{ version: number }>('GET', `leads/${ids[3]}`)).version).toBe(1);

  await bar.getByRole('button', { name: 'Apply' }).click();
  await question.getByRole('button', { name: 'Change 4 leads' }).click();
  await expect(page.getByText('4 leads changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Contacted' })).toHaveCount(2);
  await expect(bar).toHaveCount(0);
  for (const id of ids)
    expect(await staff('GET', `leads/${id}`)).toMatchObject({ stage: 'contacted', owner_name: 'Demo Counsellor' });
});

test('stage and owner are changed in the row, by keys too; a loss asks why; a colleague’s change is not overwritten', async ({
  page,
  request,
}) => {
  const surname = surnameOfTest('Row');
  const { id } = await enquire(request, `Asha ${surname}`);
  const staff = await staffOf(request);
  const lead = () => staff<{ stage: string; owner: string | null; version: number }>('GET', `leads/${id}`);
  await signIn(page, 'admin', leadsAddress({ q: surname }));
  const stage = page.getByRole('button', { name: `Stage of Asha ${surname}` });
  const owner = page.getByRole('button', { name: `Who looks after Asha ${surname}` });
  await stage.press('ArrowDown');
  // In the menu, letters select an item and are no shortcuts of the list.
  await page.keyboard.press('a');
  await expect(page.getByRole('menuitem', { name: 'Application started' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Asha ${surname} moved to Application started`, { exact: true })).toBeVisible();
  await expect(stage).toHaveAccessibleName(`Stage of Asha ${surname}: Application started`);
  await expect(stage).toBeFocused();
  expect(await lead()).toMatchObject({ stage: 'application-started', owner: null });

  await owner.click();
  await page.getByRole('menuitem', { name: 'Demo Counsellor' }).click();
  await expect(owner).toHaveText('Demo Counsellor');
  await expect(page.getByText(`Asha ${surname} is looked after by: Demo Counsellor`, { exact: true })).toBeVisible();

  await stage.click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  const question = page.getByRole('dialog', { name: `Mark Asha ${surname} as lost?` });
  await question.getByRole('button', { name: 'Leave the lead where it is' }).click();
  await expect(stage).toHaveText('Application started');
  await stage.click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  await question.getByLabel('Why is the lead lost?').selectOption({ index: 1 });
  await question.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(stage).toHaveText('Lost');
  // Optimistic: the row changes before the response.
  await expect.poll(async () => (await lead()).stage).toBe('lost');

  // A colleague changed it first.
  const { version } = await lead();
  await staff('PUT', `leads/${id}`, { stage: 'interested', version });
  await stage.click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(page.getByText('Someone else changed this a moment ago.', { exact: false })).toBeVisible();
  await expect(stage).toHaveText('Interested');
  expect((await lead()).stage).toBe('interested');
});

test('a preview shows contact, next step and what happened last; keys go to the next and previous lead; skipped leads are not recorded as viewed', async ({
  page,
  request,
}) => {
  const surname = surnameOfTest('Peek');
  const ids = new Map<string, string>();
  for (const first of ['Chitra', 'Bala', 'Asha']) ids.set(first, (await enquire(request, `${first} ${surname}`)).id);
  const staff = await staffOf(request);
  await staff('POST', `leads/${ids.get('Asha')}/notes`, { text: 'Wants the evening batch' });
  const reads = async (first: string) => {
    const filter = JSON.stringify({ resource: 'leads', record_id: ids.get(first), action: 'read' });
    return (await staff<object[]>('GET', `audit?filter=${encodeURIComponent(filter)}`)).length;
  };
  await signIn(page, 'admin', leadsAddress({ q: surname }));
  const row = (first: string) => rowNames(page).filter({ hasText: `${first} ${surname}` });
  const preview = (first: string) => page.getByRole('dialog', { name: `${first} ${surname}` });
  await row('Asha').focus();
  await page.keyboard.press('Space');
  await expect(preview('Asha')).toContainText('Wants the evening batch');
  await expect(preview('Asha')).toContainText('No follow-up is set.');
  await expect(preview('Asha')).toContainText(/••••••\d{4}/);
  expect(await reads('Asha')).toBe(1);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(preview('Chitra').getByText(`Chitra ${surname}: 3 of 3 on this page`)).toBeVisible();
  await expect(preview('Chitra')).toContainText('Enquired for the first time');
  await page.keyboard.press('Escape');
  await expect(preview('Chitra')).toHaveCount(0);
  await expect(row('Chitra')).toBeFocused();
  expect([await reads('Chitra'), await reads('Bala')]).toEqual([1, 0]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: `Preview Bala ${surname}` }).click();
  await expect(preview('Bala')).toContainText('Enquired for the first time');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOf(page)).toEqual([]);
  await preview('Bala').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Bala ${surname}` })).toBeVisible();
});
