import type { SharedPreview } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { memoryDataProvider } from '../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';
import { sampleRecords } from '../testing/records.ts';

afterEach(unmountConsole);

const MADE = '2026-11-22T09:00:00.000Z';

/** The calls of previews, over links in memory. */
function memoryLinks(links: SharedPreview[]) {
  const data = memoryDataProvider(sampleRecords());
  const asked: unknown[] = [];
  const ask = async (
    name: string,
    input: { params?: { id: string }; body?: { minutes?: number }; query?: unknown },
  ) => {
    asked.push([name, input]);
    if (name === 'GET /admin/preview') return structuredClone(links);
    if (name === 'DELETE /admin/preview/:id') {
      const at = links.findIndex(({ id }) => id === input.params?.id);
      if (at === -1) throw new Error('There is nothing at this address.');
      links.splice(at, 1);
      return { success: true };
    }
    if (name !== 'POST /admin/preview') throw new Error('Nothing answers this call.');
    const expires = new Date(Date.parse(MADE) + (input.body?.minutes ?? 30) * 60_000).toISOString();
    if (input.body?.minutes) links.unshift(shared({ id: crypto.randomUUID(), expires }));
    return { url: 'about:blank', expires, pages: [{ path: '/', title: 'Home' }] };
  };
  Object.assign(data.provider, { api: ask as unknown as ConsoleDataProvider['api'] });
  return { data, asked };
}

const shared = (fields: Partial<SharedPreview>): SharedPreview => ({
  id: '018f0000-0000-7000-8000-0000000000f1',
  path: '/',
  as: 'unverified',
  region: 'IN',
  at: null,
  by: 'Demo Admin',
  created_at: MADE,
  expires: '2026-11-25T09:00:00.000Z',
  ...fields,
});

test('PROD-02 the links of a record that work are listed where one is made, and revoked there', async () => {
  const { data, asked } = memoryLinks([shared({ as: 'verified' })]);
  mountConsole('/faqs/018f0000-0000-7000-8000-000000000001', undefined, data);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Share the preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'A link to share' });
  const items = dialog.getByRole('listitem');
  await expect
    .poll(() => items.elements()[0]?.textContent)
    .toMatch(/Until 25 Nov 2026.*Made by Demo Admin.*A verified visitor/);
  expect(asked).toContainEqual([
    'GET /admin/preview',
    expect.objectContaining({ query: { resource: 'faqs', id: '018f0000-0000-7000-8000-000000000001' } }),
  ]);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect.poll(() => items.elements().length).toBe(2);
  await dialog.getByRole('button', { name: /^Revoke the link that works until 25/ }).click();
  await expect.element(page.getByText('The link no longer works.')).toBeVisible();
  await expect.poll(() => items.elements().length).toBe(1);
  await expect.poll(() => items.elements()[0]?.textContent).toMatch(/Until 23 Nov 2026/);
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await expect.element(dialog.getByText(/^None\./)).toBeVisible();
});
