import type { Page } from 'playwright/test';

import { expect, test } from '../product-test.ts';
import { fillWhen, publish, signIn } from './staff.ts';

const question = (page: Page) => page.getByLabel('Question', { exact: true });
const bar = (page: Page, text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Opens the form of a new FAQ, types its question and waits until it is a draft with an address of its own. */
async function writeFaq(page: Page, text: string) {
  await signIn(page, 'admin', '/admin/faqs/create');
  await question(page).pressSequentially(text, { delay: 5 });
  await expect(page).toHaveURL(/\/admin\/faqs\/[0-9a-f-]{36}$/);
  await bar(page, /^Draft saved/);
}

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('ADMIN-40 typing is saved automatically with one entry in the history, and an earlier version can be restored', async ({
  page,
}) => {
  await writeFaq(page, 'May I pause my studies?');
  await publish(page);
  await question(page).fill('May I interrupt my studies?');
  await bar(page, /^Draft saved/);
  await question(page).fill('May I interrupt my studies for a year?');
  await bar(page, /^Draft saved/);
  await page.reload();
  await expect(question(page)).toHaveValue('May I interrupt my studies for a year?');

  await page.getByRole('button', { name: 'History' }).click();
  const entries = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Edited');
  await expect(entries.nth(1)).toContainText('Published');
  await entries.first().getByRole('button', { name: 'What changed' }).click();
  await expect(entries.first().locator('del')).toHaveText(/pause/);
  await expect(entries.first().locator('ins').first()).toHaveText(/interrupt/);
  await entries.nth(1).getByRole('button', { name: 'What changed' }).click();
  await entries.nth(1).getByRole('button', { name: 'Restore this version as the draft' }).click();
  await expect(question(page)).toHaveValue('May I pause my studies?');
});

test(
  'ADMIN-40 a lost connection loses nothing: the bar says so, and a page that is opened again offers the text',
  { tag: '@journey' },
  async ({ page, context }) => {
    await writeFaq(page, 'Is there a library?');
    await context.setOffline(true);
    await question(page).fill('Is there an online library?');
    await bar(page, /^No connection\. Kept in this browser/);
    await context.setOffline(false);
    await bar(page, /^Draft saved/);

    // The page is closed before the server saves.
    await page.route('**/api/admin/faqs/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await question(page).fill('Is there an online library, open at night?');
    await bar(page, /Kept in this browser/);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.unroute('**/api/admin/faqs/*');
    await page.getByRole('button', { name: /^Restore what you typed at/ }).click();
    await expect(question(page)).toHaveValue('Is there an online library, open at night?');
    await bar(page, /^Draft saved/);
  },
);

test('ADMIN-40 a deleted record is restored by Undo, from its address and from the trash', async ({ page }) => {
  await writeFaq(page, 'Will this question be deleted?');
  const address = page.url();
  const remove = async () => {
    await choose(page, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete FAQ' }).click();
    await expect(page).toHaveURL(/\/admin\/faqs$/);
    await expect(page.getByRole('heading', { level: 1, name: /^FAQs/ })).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(question(page)).toHaveValue('Will this question be deleted?');

  await remove();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'This FAQ is in the trash' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the trash' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Will this question be deleted?' });
  await expect(row).toContainText('Demo Admin');
  await row.getByRole('button', { name: /^Restore/ }).click();
  await expect(row).toHaveCount(0);
  await page.goto(address);
  await expect(question(page)).toHaveValue('Will this question be deleted?');
});

test('ADMIN-40 a draft is scheduled and unscheduled in Indian time; a live record is unpublished', async ({ page }) => {
  await writeFaq(page, 'When does the next batch begin?');
  await choose(page, 'Schedule');
  const dialog = page.getByRole('dialog', { name: /^Schedule/ });
  await fillWhen(dialog, 'Publish the draft at', '2099-01-01T09:00');
  await dialog.getByRole('button', { name: 'Save the schedule' }).click();
  await expect(page.getByText(/Goes live 0?1 Jan 2099/)).toBeVisible();
  await choose(page, 'Schedule');
  await dialog.getByRole('button', { name: /^No time: Publish/ }).click();
  await dialog.getByRole('button', { name: 'Save the schedule' }).click();
  await expect(page.getByText(/Goes live/)).toHaveCount(0);

  await publish(page);
  await choose(page, 'Unpublish');
  await expect(page.getByRole('alertdialog')).toContainText('No other record refers to it.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await bar(page, /Not on the site yet/);
});

test('ADMIN-40 two editors of a record see each other, and the other’s saved changes are in the form', async ({
  page,
  browser,
  baseURL,
}) => {
  await writeFaq(page, 'Who is here?');
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signIn(other, 'admin', new URL(page.url()).pathname);
  await expect(question(other)).toHaveValue('Who is here?');
  await question(other).fill('Who was here?');
  await expect(question(page)).toHaveValue('Who was here?');
  await expect(page.getByText(/^.*Demo Admin changed Question\./)).toBeVisible();
  await context.close();
});

test('ADMIN-12 ADMIN-21 a single record opens at once, with Reset and without Delete', async ({ page }) => {
  await signIn(page, 'admin', '/admin/university-info');
  await expect(page.getByRole('heading', { level: 1, name: 'University info' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^New/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Reset' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
});
