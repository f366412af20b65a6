import { staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { signIn } from './staff.ts';

const SHOWN = 'iframe[data-shown]';

test('PROD-02 the preview beside the form follows the saved version and keeps its position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin', '/admin/program?filter=%7B%22q%22%3A%22german%22%7D');
  await page.getByRole('link', { name: 'Certificate in German Language' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  const panel = page.getByRole('region', { name: 'Preview' });
  const site = panel.frameLocator(SHOWN);
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();

  // A click on the fees opens their field.
  await site.locator('#fees').scrollIntoViewIfNeeded();
  await site.locator('#fees').getByText('₹21,899').first().click();
  const total = page.getByLabel('Total for the programme').first();
  await expect(total).toBeVisible();
  const topOfFees = () => site.locator('#fees').evaluate((fees) => Math.round(fees.getBoundingClientRect().top));
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^field-fee_plans-0-/);
  const top = await topOfFees();

  const took = page.evaluate(shownAfterSave);
  await total.fill('23,456');
  await page.keyboard.press('Control+s');
  await expect(site.locator('#fees').getByText('₹23,456').first()).toBeVisible();
  test.info().annotations.push({ type: 'milliseconds from saved to shown', description: String(await took) });
  await expect
    .poll(async () => Math.abs((await topOfFees()) - top), 'it is shown where the person was')
    .toBeLessThan(60);
});

test('PROD-02 ADMIN-40 a draft is shared by a link that needs no account, until it expires', async ({
  page,
  browser,
  request,
}) => {
  const staff = await staffOf(request);
  const name = `Certificate in Sharing ${Date.now()}`;
  const filter = encodeURIComponent('{"slug":"french-language"}');
  const [french] = await staff<{ id: string; display_name: string }[]>('GET', `program?filter=${filter}`);
  if (!french) throw new Error('There is no such programme.');
  await staff('PUT', `program/${french.id}`, { display_name: name });

  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin', `/admin/program/${french.id}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Share the preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'A link to share' });
  await dialog.getByLabel('Valid for').selectOption({ label: 'One day' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await (await request.get('/french-language')).text(), 'the draft is not on the site').not.toContain(name);
  await request.post('/api/mock/clock', { data: { advanceMs: 86_400_000 + 60_000 } });
  try {
    expect((await visitor.goto(address))?.status()).toBe(403);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This preview link no longer works');
  } finally {
    await request.delete('/api/mock/clock');
  }
  await visitor.close();
  await staff('POST', `program/${french.id}/discard`, {});
});

/** Milliseconds from the response to a save until the preview shows the version; runs in the page. */
function shownAfterSave(): Promise<number> {
  const before = document.querySelector('[data-preview-version]')?.getAttribute('data-preview-version');
  return new Promise((done) => {
    new MutationObserver(() => {
      const version = document.querySelector('[data-preview-version]')?.getAttribute('data-preview-version');
      if (!version || version === before) return;
      const saved = performance
        .getEntriesByType('resource')
        .findLast((entry) => /\/api\/admin\/program\/[0-9a-f-]+$/.test(entry.name)) as PerformanceResourceTiming;
      done(Math.round(performance.now() - saved.responseEnd));
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-preview-version'] });
  });
}
