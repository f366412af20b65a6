import { violationsOf } from '../accessibility.ts';
import { staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { signIn } from './staff.ts';

type Program = { id: string; display_name: string; fee_plans: { semesterFee: number }[] };

test('ADMIN-40 an administrator finds who changed a fee, sees both amounts, and that no line of the log is missing', async ({
  page,
  request,
}) => {
  const staff = await staffOf(request);
  const programs = await staff<Program[]>('GET', 'program?filter={"q":"Master of Arts"}');
  const program = programs.find(({ fee_plans }) => fee_plans.length > 0);
  const fees = program?.fee_plans ?? [];
  const raised = fees.map((plan, at) => (at === 0 ? { ...plan, semesterFee: 123_400 } : plan));
  await staff('PUT', `program/${program?.id}`, { fee_plans: raised });
  await staff('POST', `program/${program?.id}/publish`, {});

  await signIn(page, 'admin', '/admin/audit');
  await page.getByRole('searchbox', { name: 'Search' }).fill(program?.display_name ?? '');
  await expect(page).toHaveURL(/filter=.*Master/);
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Published' });
  await expect(page).toHaveURL(/filter=.*action.*publish/);
  const row = page.getByRole('row').filter({ hasText: program?.display_name ?? '' });
  await expect(row.first()).toContainText('Demo Admin');
  await row.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: program?.display_name ?? '' })).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: '₹1,23,400' })).toBeVisible();
  await expect(page.locator('del').first()).toContainText('₹');
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
    'href',
    `/admin/program/${program?.id}`,
  );

  await page.goBack();
  await expect(page).toHaveURL(/filter=.*action.*publish/);
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByRole('dialog', { name: 'The log is complete' })).toContainText('none is missing');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing of the kind');
  await expect(page.getByRole('heading', { name: 'No entry matches' })).toBeVisible();
});

test('an audit log that cannot be loaded shows a message and can be retried', async ({ page, request }) => {
  await (
    await staffOf(request)
  )('POST', 'faqs', { question: 'Is it recognised?', answer: '<p>Yes.</p>', program: null });
  await signIn(page, 'admin');
  await page.route('**/api/admin/audit?*', (route) => route.fulfill({ status: 500, json: { msg: 'No.', code: 'X' } }));
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'The audit log could not be loaded' })).toBeVisible();
  await page.unroute('**/api/admin/audit?*');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
