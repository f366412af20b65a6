import type { Page } from 'playwright/test';

import { editorOf } from './editor.ts';
import { collecting, eventsOf } from './page-events.ts';
import { expect, test } from './product-test.ts';
import { codeFor, fillDetails, newPhone, openModal, verifyVisitor } from './visitor.ts';

const FILE_NAME = 'Online-Programme Structure brochure.pdf';
const LISTED = 'https://files.meridian.example/data analytics.pdf';
const PDF = { contentType: 'application/pdf', body: '%PDF-1.7 of another host' };

/** Sets the brochure of a programme. */
async function brochureIs(request: Parameters<typeof editorOf>[0], slug: string, brochure_pdf: string) {
  const editor = await editorOf(request);
  const [program] = await editor.list(`program?filter=${encodeURIComponent(JSON.stringify({ slug }))}`);
  await editor.change('program', program?.id ?? '', { brochure_pdf });
}

const clickBrochure = (page: Page) =>
  page
    .getByRole('link', { name: /Download Brochure/ })
    .first()
    .click();

test('PAGE-31 API-44 TRACK-02 a brochure at an address of a listed host comes through the download of this origin', async ({
  page,
  request,
}) => {
  await brochureIs(request, 'data-analytics', LISTED);
  await verifyVisitor(page.context().request);
  const addresses: string[] = [];
  await page.route('**/api/download?*', (route) => {
    addresses.push(new URL(route.request().url()).searchParams.get('url') ?? '');
    return route.fulfill(PDF);
  });
  const { named } = await eventsOf(page);
  await page.goto('/data-analytics');
  await collecting(page);
  const download = page.waitForEvent('download');
  await clickBrochure(page);
  expect((await download).suggestedFilename()).toBe(FILE_NAME);
  expect(addresses).toEqual([LISTED]);
  await expect.poll(() => named('brochure_download')).toEqual([{ result: 'done' }]);
  await brochureIs(request, 'data-analytics', '');
});

test('ERR-05 ERR-08 TRACK-02 a missing brochure and a failed download are announced in the page', async ({
  page,
  request,
}) => {
  await brochureIs(request, 'cyber-security', 'https://elsewhere.example/outline.pdf');
  await page.goto('/cyber-security');
  await clickBrochure(page);
  const missing = page.getByRole('alert').filter({ hasText: 'Uh oh! Brochure not found' });
  await expect(missing).toContainText('Please contact support for further assistance');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await brochureIs(request, 'cyber-security', '');

  await verifyVisitor(page.context().request);
  await page.route('**/api/brochure/*', (route) => route.fulfill({ status: 502, body: '{}' }));
  const { named } = await eventsOf(page);
  await page.goto('/cyber-security');
  await collecting(page);
  let dialogs = 0;
  page.on('dialog', (dialog) => (dialogs++, void dialog.dismiss()));
  await clickBrochure(page);
  await expect(page.getByRole('alert')).toContainText('An error occurred while downloading the file.');
  expect(dialogs).toBe(0);
  await page
    .locator('a[data-brochure]')
    .first()
    .evaluate((link) => link.setAttribute('data-brochure', ''));
  await clickBrochure(page);
  await expect.poll(() => named('brochure_download')).toEqual([{ result: 'failed' }, { result: 'missing' }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ERR-05 PAGE-31 a missing brochure shows a message, an existing one is a download', async ({
    page,
    request,
  }) => {
    await verifyVisitor(page.context().request);
    await page.goto('/cloud-computing');
    const download = page.waitForEvent('download');
    await clickBrochure(page);
    expect((await download).suggestedFilename()).toBe(FILE_NAME);

    await brochureIs(request, 'cloud-computing', 'https://elsewhere.example/outline.pdf');
    await page.goto('/cloud-computing');
    await clickBrochure(page);
    await expect(page.getByText('Uh oh! Brochure not found')).toBeVisible();
    await expect(page.getByText('Please contact support for further assistance')).toBeVisible();
    await brochureIs(request, 'cloud-computing', '');
  });
});

test('PAGE-31 LEAD-20 LEAD-44 on a slow connection the download shows its progress, and the page waits for it', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  const line = Promise.withResolvers<void>();
  await page.route('**/api/brochure/*', async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto('/online-mba');
  const dialog = await openModal(page, /Download Brochure/);
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Sign Up/Login' }).click();
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Sign Up/Login' }).click();
  await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
  await page.clock.install();
  let reloads = 0;
  page.on('load', () => (reloads += 1));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('dialog')).toContainText('Download successful');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Your brochure is on its way')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Download of the brochure' })).toBeVisible();
  await page.clock.runFor(5_000);
  expect(reloads).toBe(0);

  const [download, reloaded] = [page.waitForEvent('download'), page.waitForEvent('load')];
  line.resolve();
  expect((await download).suggestedFilename()).toBe(FILE_NAME);
  await reloaded;
  const here = page.getByRole('dialog').getByRole('link', { name: 'here' });
  await expect(here).toHaveAttribute('download', FILE_NAME);
  const again = page.waitForEvent('download');
  await here.click();
  expect((await again).suggestedFilename()).toBe(FILE_NAME);
});
