import { ROLE } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { memoryDataProvider } from '../../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const ERASED = '018f0000-0000-7000-8000-0000000000ee';
const entry = (nth: number, resource: string, record_id: string, title = '') => ({
  ...{ id: `entry-${nth}`, at: '2026-11-26T06:00:00.000Z', by: null, by_name: null, action: 'read' },
  ...{ resource, record_id, title, reason: null, before: null, after: null, cleared_at: null },
  ...{ seq: nth, hash: 'a', previous_hash: '', version: 1 },
});

test('entries of leads are told apart as the list of leads does, and messages are named by what they are for', async () => {
  const lead = (id: string, name: string, mobile: string) => ({ id, name, mobile, version: 1 });
  const data = memoryDataProvider({
    audit: [
      entry(1, 'leads', 'lead-1'),
      entry(2, 'leads', 'lead-2'),
      entry(3, 'leads', ERASED),
      entry(4, 'deliveries', 'message-1', 'lead.erp'),
    ],
    leads: [lead('lead-1', 'Asha Rao', '••••••1000'), lead('lead-2', '', '••••••1001')],
  });
  mountConsole('/audit', ROLE.ADMIN, data);
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  await expect.element(row('Asha Rao').getByText('••••••1000 · Lead')).toBeVisible();
  await expect.element(row('No name').getByText('••••••1001 · Lead')).toBeVisible();
  await expect.element(row('Lead …000000ee')).toBeVisible();
  await expect.element(row('Lead to the ERP').getByText('Message')).toBeVisible();
  // Of one that is erased nothing more is known.
  await page.getByRole('link', { name: 'Lead …000000ee' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lead …000000ee' })).toBeVisible();
});
