import { expect, test } from './product-test.ts';

// The documentation is large, and its first page takes long on a busy machine.
const FIRST = { timeout: 45_000 };

test('PROD-03 the search of the documentation finds a component despite a typo', async ({ page }) => {
  await page.goto('/docs/?path=/docs/guides-search--docs');
  const inside = page.frameLocator('#storybook-preview-iframe');
  const field = inside.getByRole('searchbox', { name: 'Search all pages' });
  await expect(field).toBeVisible(FIRST);
  await field.fill('acordion');
  await inside.getByRole('link', { name: 'Accordion', exact: true }).first().click();
  await expect(inside.getByRole('heading', { level: 1, name: 'Accordion' })).toBeVisible();
  await expect(page).toHaveURL(/content-accordion--docs/);
});

test('PROD-03 a component’s page: its controls change the code that is shown, and Copy code copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/iframe.html?id=actions-button--docs&viewMode=docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible(FIRST);
  await expect(page.getByText("import { Button } from '@prospectus/design-system';")).toBeVisible();
  const example = page.locator('.sbdocs-preview').first();
  await expect(example.locator('pre')).toContainText('Apply Now');
  await page
    .getByRole('row', { name: /^children/ })
    .getByRole('textbox')
    .fill('Keep my place');
  await page.getByRole('radio', { name: 'danger' }).click();
  await expect(example.getByRole('button', { name: 'Keep my place' })).toBeVisible();
  await expect(example.locator('pre')).toContainText('variant="danger"');
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Keep my place');
});

test('API-46 the API’s page describes each call, and a tried call gets a response of the local API', async ({
  page,
}) => {
  const origins: string[] = [];
  page.on('request', (request) => origins.push(new URL(request.url()).origin));
  await page.goto('/docs/api-reference/index.html');
  const parts = page.getByLabel('Calls of');
  await expect(parts).not.toHaveValue('');
  expect(await parts.locator('option').count()).toBeGreaterThan(1);
  await page.locator('.opblock-tag').filter({ hasText: 'Programmes' }).click();
  const call = page.locator('.opblock').filter({ hasText: '/program/namelist' }).first();
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Execute' }).click();
  const answer = call.locator('.live-responses-table');
  await expect(answer.locator('.response-col_status').last()).toContainText('200');
  await expect(answer).toContainText('"data"');
  expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
});

test('API-46 staff sign in on the API’s page; a wrong password shows a message', async ({ page }) => {
  await page.goto('/docs/api-reference/index.html');
  // The page's own script has run.
  await expect(page.getByLabel('Calls of')).not.toHaveValue('');
  await page.getByText('Sign in as staff').click();
  await page.getByLabel('E-mail').fill('admin@prospectus.test');
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).not.toHaveText(/^(Signing in…|Signed in.*|)$/);
  await page.getByLabel('Password').fill('admin-prospectus-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Signed in as .+, for \d+ minutes\.$/);
});
