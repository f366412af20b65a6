import { readFile } from 'node:fs/promises';

import type { Locator, Page } from 'playwright/test';

import { staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { signIn } from './staff.ts';

const rowsOf = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Runs a bulk action for all rows of the page, with its confirmation dialog. */
async function doWithAll(page: Page, action: string, afterwards: string, fill?: (dialog: Locator) => Promise<unknown>) {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page
    .getByRole('group', { name: 'With the selected records' })
    .getByRole('button', { name: action, exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await fill?.(dialog);
  await expect(dialog.getByRole('row').filter({ hasText: afterwards })).toHaveCount(3);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('ADMIN-18 ADMIN-40 many records are published, changed, unpublished and deleted at once, each with a confirmation and an undo', async ({
  page,
  request,
}) => {
  const staff = await staffOf(request);
  const mark = `at once ${Date.now()}`;
  const made = await Promise.all(
    ['One', 'Two', 'Three'].map((name) =>
      staff<{ id: string }>('POST', 'faqs', { question: `${name} ${mark}?`, answer: '<p>Yes.</p>', program: null }),
    ),
  );
  const onSite = async () => (await (await request.get('/recognition')).text()).split(mark).length > 1;
  const statuses = async () =>
    (await Promise.all(made.map(({ id }) => staff<{ status: string }>('GET', `faqs/${id}`)))).map(
      ({ status }) => status,
    );
  const undo = async (said: string) => {
    await expect(page.getByText(said)).toBeVisible();
    await button(page, 'Undo').click();
    await expect(page.getByText('3 records are as they were')).toBeVisible();
  };
  await signIn(page, 'admin', `/admin/faqs?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
  await expect(rowsOf(page)).toHaveCount(3);
  // On a slow connection a dialog must not send versions read by an earlier dialog.
  await page.route(/\/api\/admin\/faqs\?filter=%7B%22id%22/, async (route) => {
    await new Promise((passed) => setTimeout(passed, 400));
    await route.continue();
  });

  await doWithAll(page, 'Publish', 'Published');
  await expect(page.getByText('3 records published')).toBeVisible();
  await expect.poll(onSite).toBe(true);

  await doWithAll(page, 'Change a field', 'Master of Arts', (dialog) =>
    dialog.getByLabel('Programme').selectOption({ label: 'Master of Arts' }),
  );
  expect(await statuses()).toEqual(['changed', 'changed', 'changed']);
  await undo('3 records changed');
  expect(await statuses()).toEqual(['published', 'published', 'published']);

  await doWithAll(page, 'Unpublish', 'Draft');
  await expect.poll(onSite).toBe(false);
  await undo('3 records unpublished');
  await expect.poll(onSite).toBe(true);

  await doWithAll(page, 'Delete', 'In the trash');
  await expect(rowsOf(page)).toHaveCount(0);
  await undo('3 records deleted');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect.poll(onSite).toBe(true);
  expect(await statuses()).toEqual(['published', 'published', 'published']);
});

test('ADMIN-18 a list is exported and imported again: the changes are shown, applied as a whole, and undone', async ({
  page,
  request,
}) => {
  const staff = await staffOf(request);
  const mark = `as a file ${Date.now()}`;
  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  for (const name of ['One', 'Two'])
    await staff('POST', 'faqs', { question: `${name} ${mark}?`, answer: '<p>Yes.</p>', program: null });
  const questions = async () =>
    (await staff<{ question: string }[]>('GET', `faqs?filter=${filter}&sort=["question","ASC"]`)).map(
      ({ question }) => question,
    );
  await signIn(page, 'admin', `/admin/faqs?filter=${filter}`);
  await expect(rowsOf(page)).toHaveCount(2);

  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: 'As JSON' }).click();
  const records = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>[];
  expect(records.map(({ question }) => question)).toEqual(
    expect.arrayContaining([`One ${mark}?`, `Two ${mark}?`]) as unknown,
  );
  const [first = {}, second = {}] = records;
  const added = { question: `Three ${mark}?`, answer: '<p>Yes.</p>' };

  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  const choose = (rows: object[]) =>
    dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'faqs.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(rows)) });
  await choose([{ ...first, question: '' }, added]);
  await expect(dialog.getByText('1 new, 0 changed, 0 without change, 1 refused.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Import \d+ record|^Import one record/ })).toBeDisabled();
  await choose([{ ...first, question: `First ${mark}?` }, second, added]);
  await expect(dialog.getByText('1 new, 1 changed, 1 without change, 0 refused.')).toBeVisible();
  expect(await questions(), 'nothing has changed yet').toEqual([`One ${mark}?`, `Two ${mark}?`]);
  await dialog.getByRole('button', { name: 'Import 2 records' }).click();
  await expect(page.getByText('Imported: 1 new, 1 changed')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(3);
  expect(await questions()).toContain(`First ${mark}?`);

  await button(page, 'Undo').click();
  await expect(page.getByText('2 records are as they were')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(2);
  expect(await questions()).toEqual([`One ${mark}?`, `Two ${mark}?`]);
});
