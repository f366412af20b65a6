import type { Page } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { enquire, leadsAddress, surnameOfTest } from './made-leads.ts';
import { signIn } from './staff.ts';

type Lead = { id: string; stage: string; version: number; lost_reason: string | null; next_at: string | null };

const board = (page: Page) => page.getByRole('region', { name: 'Leads by stage' });
const column = (page: Page, stage: string) => board(page).locator(`[data-column="${stage}"]`);
const card = (page: Page, name: string) => board(page).getByRole('group', { name, exact: true });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
const address = (q: string) => leadsAddress({ q }, '&show=board');

async function drag(page: Page, name: string, stage: string) {
  const from = await card(page, name).boundingBox();
  const to = await column(page, stage).boundingBox();
  if (!from || !to) throw new Error('the card or the column is not in sight');
  await page.mouse.move(from.x + 40, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 15 });
  await page.mouse.up();
}

test('a card is dragged to another stage, is saved there, and the move is undone', async ({ page, request }) => {
  const name = surnameOfTest('Drag');
  const { id } = await enquire(request, name);
  const staff = await staffOf(request);
  await signIn(page, 'admin', address(name));
  await expect(column(page, 'new')).toContainText(name);
  await expect(column(page, 'new').getByRole('heading')).toHaveText(/New 1/);
  await expect(card(page, name)).toContainText(/••••••\d{4}/);
  await drag(page, name, 'contacted');
  await expect(toast(page, `${name} moved to Contacted`)).toBeVisible();
  await expect(column(page, 'contacted').getByRole('heading')).toHaveText(/Contacted 1/);
  expect((await staff<Lead>('GET', `leads/${id}`)).stage).toBe('contacted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'new')).toContainText(name);
  await expect.poll(async () => (await staff<Lead>('GET', `leads/${id}`)).stage).toBe('new');

  // The view is stored, and is in the address.
  await page.goto('/admin/leads?show=list');
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await expect(page).toHaveURL(/show=board/);
  await page.goto('/admin/leads');
  await expect(board(page)).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(/show=list/);
});

test('with the keyboard a card is picked up, moved and dropped; Escape cancels; Enter opens it', async ({
  page,
  request,
}) => {
  const name = surnameOfTest('Keys');
  const { id } = await enquire(request, name);
  const staff = await staffOf(request);
  await signIn(page, 'admin', address(name));
  await card(page, name).focus();
  await page.keyboard.press('Space');
  await expect(board(page).getByText(`Picked up ${name} from New.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(board(page).getByText(`Cancelled. ${name} is back in New.`)).toBeAttached();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(toast(page, `${name} moved to Interested`)).toBeVisible();
  expect((await staff<Lead>('GET', `leads/${id}`)).stage).toBe('interested');
  await expect(card(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a refused move is reverted with a message', async ({ page, request }) => {
  const name = surnameOfTest('Refuse');
  const { id } = await enquire(request, name);
  await signIn(page, 'admin', address(name));
  await page.route(`**/api/admin/leads/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { msg: 'No.', code: 'X' } })
      : route.fallback(),
  );
  await expect(card(page, name)).toBeVisible();
  await drag(page, name, 'contacted');
  await expect(page.getByText('This was not done')).toBeVisible();
  await expect(column(page, 'new')).toContainText(name);
});

test('a move that conflicts with a colleague’s shows the current lead', async ({ page, request }) => {
  const name = surnameOfTest('Faster');
  const { id } = await enquire(request, name);
  const staff = await staffOf(request);
  await signIn(page, 'admin', address(name));
  await expect(column(page, 'new')).toContainText(name);
  // The board is not refetched between the colleague's change and the move.
  let hold = true;
  await page.route('**/api/admin/leads/board?*', (route) => (hold ? undefined : route.fallback()));
  const { version } = await staff<Lead>('GET', `leads/${id}`);
  await staff('PUT', `leads/${id}`, { stage: 'documents', version });
  await drag(page, name, 'interested');
  await expect(page.getByText('Someone else changed this a moment ago.', { exact: false })).toBeVisible();
  hold = false;
  await expect(column(page, 'documents')).toContainText(name);
});

test('a lost lead needs a reason; without one the card stays', async ({ page, request }) => {
  const name = surnameOfTest('Lose');
  const { id } = await enquire(request, name);
  const staff = await staffOf(request);
  await signIn(page, 'admin', address(name));
  const move = async () => {
    await page.getByRole('button', { name: `Move ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Move to Lost' }).click();
  };
  await move();
  const dialog = page.getByRole('dialog', { name: `Mark ${name} as lost?` });
  await dialog.getByRole('button', { name: 'Leave the lead where it is' }).click();
  await expect(column(page, 'new')).toContainText(name);
  await move();
  await dialog.getByLabel('Why is the lead lost?').selectOption('Too expensive');
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(toast(page, `${name} moved to Lost`)).toBeVisible();
  expect(await staff<Lead>('GET', `leads/${id}`)).toMatchObject({ stage: 'lost', lost_reason: 'Too expensive' });
});

test('on a phone one stage is shown at a time, and a card is moved by its menu', async ({ page, request }) => {
  const name = surnameOfTest('Phone');
  await enquire(request, name);
  await signIn(page, 'counsellor', address(name));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(board(page).locator('[data-column]')).toHaveCount(1);
  await page.getByRole('button', { name: `Move ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Move to Contacted' }).click();
  await expect(toast(page, `${name} moved to Contacted`)).toBeVisible();
  await board(page).getByRole('button', { name: 'Contacted 1' }).click();
  await expect(column(page, 'contacted')).toContainText(name);
});

test('a view is saved with its board and columns, shared, opened by a colleague, and changed only by its owner', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const name = surnameOfTest('View');
  const other = surnameOfTest('Renamed');
  await enquire(request, name);
  await signIn(page, 'admin', leadsAddress({ q: name }, '&show=list'));
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Campaign' }).check();
  await page.getByRole('checkbox', { name: 'Last enquiry' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Campaign' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Last enquiry' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.getByLabel('Everybody who works on leads sees it').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name });
  await expect(saved).toHaveAttribute('aria-current', 'page');

  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const colleague = await context.newPage();
  await signIn(colleague, 'counsellor', '/admin/leads');
  await colleague.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name }).click();
  await expect(colleague.getByRole('columnheader', { name: 'Campaign' })).toBeVisible();
  await expect(colleague.getByRole('row')).toHaveCount(2);
  await expect(colleague.getByRole('button', { name: `More for the view “${name}”` })).toHaveCount(0);
  await context.close();

  // The owner turns it into a board, renames it, and deletes it.
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await expect(card(page, name)).toBeVisible();
  const more = page.getByRole('button', { name: `More for the view “${name}”` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Save what is shown now' }).click();
  await expect(toast(page, `The view “${name}” is changed`)).toBeVisible();
  await expect(saved).toHaveAttribute('href', /show=board/);
  await more.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name of the view').fill(other);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: `More for the view “${other}”` }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: other })).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the board, at 390 and 1280 px, ${scheme}`, async ({ page, request }) => {
    await enquire(request, 'फ़ातिमा शेख़ Venkatanarasimharajuvaripeta');
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, 'admin', '/admin/leads?show=board');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/leads?show=board');
      await expect(board(page).locator('[data-card]').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const violations = await violationsOf(page);
      expect([width, violations]).toEqual([width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
