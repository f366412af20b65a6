import { staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { publish, signIn } from './staff.ts';

const CHECKED = '/admin/checks?filter={"resource":"faqs","code":"LINK_NOWHERE"}';

test('ADMIN-40 PROD-02 findings of checks are listed, block publishing, and link to the field', async ({
  page,
  request,
}) => {
  const staff = await staffOf(request);
  const question = `Where do I read more (${Date.now()})?`;
  const answer = '<p>All of it is <a href="/no-such-page-anywhere">on a page of its own</a>.</p>';
  const { id } = await staff<{ id: string }>('POST', 'faqs', { question, answer, program: null });

  await signIn(page, 'admin', CHECKED);
  const finding = page.getByRole('listitem').filter({ hasText: question });
  await expect(finding).toContainText('/no-such-page-anywhere leads to no page of the site.');
  await finding.getByRole('button', { name: 'Go to the field' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/faqs/${id}#field=answer$`));
  const field = page.getByRole('textbox', { name: 'Answer' });
  await expect(field).toBeFocused();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'leads to no page' }).first()).toBeVisible();
  expect(await staff('GET', `faqs/${id}`)).toMatchObject({ status: 'draft' });

  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('All of it is here.');
  await publish(page);
  await page.goto(CHECKED);
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('ADMIN-40 a broken address is listed, and a redirect for it is live at once', async ({ page, request }) => {
  // Long numbers may be personal data, and are not recorded.
  const path = '/old-prospectus';
  const status = async () => (await request.get(path, { maxRedirects: 0 })).status();
  expect([await status(), await status()]).toEqual([404, 404]);
  await signIn(page, 'admin', '/admin/missing-pages');
  const row = page.getByRole('row').filter({ hasText: path });
  // The site reports its counts every few seconds.
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await row.getByRole('button', { name: 'Make a redirect' }).click();
  const dialog = page.getByRole('dialog', { name: `Redirect ${path}` });
  await dialog.getByLabel('To').fill(path);
  await dialog.getByRole('button', { name: 'Make a redirect' }).click();
  await expect(dialog.getByLabel('To'), 'a loop is refused').toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('To').fill('/about');
  await dialog.getByRole('button', { name: 'Make a redirect' }).click();
  await expect(page.getByText('The redirect is live.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(status).toBe(301);
});
