import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { memoryDataProvider } from '../../testing/memory-data-provider.ts';
import { mediaFile, memoryMedia } from '../../testing/memory-media.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';
import { sampleRecords } from '../../testing/records.ts';

afterEach(unmountConsole);

const AT = '2026-11-20T06:00:00.000Z';
const trashed = (resource: string, id: string, title: string) => ({
  id,
  resource,
  title,
  deleted_at: AT,
  deleted_by: 'Demo Admin',
  purge_at: '2026-12-20T06:00:00.000Z',
});

test('ADMIN-40 files stand in the trash beside records; each is restored, or deleted for good after a question', async () => {
  const file = mediaFile({ name: 'lantern.png', deleted_at: AT });
  const library = memoryMedia([file]);
  const data = memoryDataProvider({
    ...sampleRecords(),
    trash: [trashed('media', file.id, 'lantern.png'), trashed('faqs', crypto.randomUUID(), 'Is there a hostel?')],
  });
  mountConsole('/trash', undefined, data, library);
  await expect.element(page.getByRole('row', { name: /lantern\.png File Demo Admin/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Is there a hostel\? FAQ Demo Admin/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete “Is there a hostel?” for good' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete “Is there a hostel?” for good?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(data.rows('trash')).toHaveLength(2);
  await page.getByRole('button', { name: 'Delete “Is there a hostel?” for good' }).click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(page.getByText('“Is there a hostel?” is gone for good.')).toBeVisible();
  expect(data.calls).toContain('DELETE /admin/trash/:resource/:id');
  expect(data.rows('trash').map(({ id }) => id)).toEqual([file.id]);
  await page.getByRole('button', { name: 'Restore “lantern.png”' }).click();
  await expect.element(page.getByText('“lantern.png” is restored.')).toBeVisible();
  expect(library.files[0]?.deleted_at).toBeNull();
});
