import { staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';

import { signIn } from './staff.ts';

test('PROD-02 a text is replaced everywhere as a release, which goes live at once and is undone at once', async ({
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

test('ADMIN-40 an intake is moved as a release: selected changes, previewed, published and undone together', async ({
  page,
  request,
}) => {
  const staff = await staffOf(request);
  const mark = Date.now();
  const before = `Does the July 2031 batch begin in time (${mark})?`;
  const after = `Does the January 2032 batch begin in time (${mark})?`;
  const { id } = await staff<{ id: string }>('POST', 'faqs', {
    question: before,
    answer: '<p>Yes.</p>',
    program: null,
  });
  await staff('POST', `faqs/${id}/publish`, {});
  const isOnSite = async (text: string) => (await (await request.get('/')).text()).includes(text);

  await signIn(page, 'admin', '/admin/releases/rollover');
  await page.getByLabel('Current year or batch').fill('July 2031');
  await page.getByLabel('Next year or batch').fill('January 2032');
  await page.getByRole('button', { name: 'Look for changes' }).click();
  const proposed = page.getByRole('checkbox', { name: new RegExp(String(mark)) });
  await expect(proposed).toBeVisible();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await proposed.check();
  await page.getByLabel('Title of the release').fill(`Intake ${mark}`);
  await page.getByRole('button', { name: 'Save 1 change as a release' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Intake ${mark}` })).toBeVisible();

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByText(after).first()).toBeAttached();
  await preview.close();
  expect(await isOnSite(after), 'a release that is not published is not on the site').toBe(false);

  await page.getByRole('button', { name: 'Publish all' }).click();
  await expect.poll(() => isOnSite(after)).toBe(true);
  await page.getByRole('button', { name: 'Undo the release' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the release' }).click();
  await expect.poll(() => isOnSite(before)).toBe(true);
  expect(await isOnSite(after)).toBe(false);
});
