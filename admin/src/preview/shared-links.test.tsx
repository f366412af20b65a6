import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { admin, mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

test('PROD-02 the links of a record that work are listed where one is made, and revoked there', async () => {
  const { id } = await admin('POST', 'faqs', { question: 'Is it shared?', answer: '<p>Yes.</p>' });
  const share = { resource: 'faqs', id, path: '/', as: 'verified', region: 'IN', minutes: 3 * 24 * 60 };
  await admin('POST', 'preview', share);
  await mountConsole(`/faqs/${id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Share the preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'A link to share' });
  const items = dialog.getByRole('listitem');
  await expect.poll(() => items.elements()[0]?.textContent).toMatch(/Made by Demo Admin.*A verified visitor/);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect.poll(() => items.elements().length).toBe(2);
  await dialog
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click();
  await expect.element(page.getByText('The link no longer works.')).toBeVisible();
  await expect.poll(() => items.elements().length).toBe(1);
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await expect.element(dialog.getByText(/^None\./)).toBeVisible();
});
