import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { listHref } from '../../lists/list-href.ts';
import { upload } from '../../testing/made-files.ts';
import { admin, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test('ADMIN-40 files are in the trash beside records; each is restored, or deleted for good after a question', async () => {
  const mark = `trashed ${Date.now()}`;
  const file = await upload(`${mark}.png`);
  await admin('DELETE', `media/${file.id}?version=${file.version}`);
  const { id } = await admin('POST', 'faqs', { question: `Is it ${mark}?`, answer: '<p>Yes.</p>' });
  await admin('DELETE', `faqs/${id}`);
  await mountConsole(listHref('/trash', { q: mark }));
  await expect.element(page.getByRole('row', { name: new RegExp(`^${mark}\\.png File Demo Admin`) })).toBeVisible();
  await expect.element(page.getByRole('row', { name: new RegExp(`^Is it ${mark}\\? FAQ Demo Admin`) })).toBeVisible();
  await page.getByRole('button', { name: `Delete “Is it ${mark}?” for good` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete “Is it ${mark}?” for good?` });
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(page.getByText(`“Is it ${mark}?” is gone for good.`)).toBeVisible();
  await page.getByRole('button', { name: `Restore “${mark}.png”` }).click();
  await expect.element(page.getByText(`“${mark}.png” is restored.`)).toBeVisible();
  expect(await admin('GET', `media/${file.id}`)).toMatchObject({ deleted_at: null });
});
