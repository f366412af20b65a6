import { expect, test } from '../product-test.ts';

import { signIn } from './staff.ts';

test('PROD-02 a text is replaced everywhere as a release, which goes live at once and is taken back at once', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const isOnSite = async (text: string) => {
    await visitor.goto('/about');
    return (await visitor.content()).includes(text);
  };
  await signIn(page, 'admin', '/admin/pages?filter=%7B%22slug%22%3A%22about%22%7D');
  const title = (await page.getByRole('table').getByRole('link').first().innerText()).trim();
  await visitor.goto('/about');
  expect(await isOnSite(title)).toBe(true);

  await page.goto('/admin/releases/replace');
  await page.getByLabel('Find', { exact: true }).fill(title);
  await page.getByLabel('Replace by').fill('Who we have always been');
  await page.getByLabel('Capitals matter').check();
  await page.getByRole('button', { name: 'Look for changes' }).click();
  await expect(page.getByText('Who we have always been').first()).toBeVisible();
  await page.getByRole('button', { name: /^Save \d+ changes? as a release$/ }).click();
  await expect(page.getByRole('button', { name: 'Publish all' })).toBeVisible();
  expect(await isOnSite('Who we have always been'), 'a release that is not published is not on the site').toBe(false);

  await page.getByRole('button', { name: 'Publish all' }).click();
  await expect.poll(() => isOnSite('Who we have always been')).toBe(true);
  await page.getByRole('button', { name: 'Undo the release' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the release' }).click();
  await expect.poll(() => isOnSite('Who we have always been')).toBe(false);
  expect(await isOnSite(title)).toBe(true);
  await visitor.close();
});
