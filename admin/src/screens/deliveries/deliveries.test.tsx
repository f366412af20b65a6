import { type DeliveryRecord, ROLE } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { memoryDataProvider } from '../../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const AT = '2026-11-26T06:00:00.000Z';
const message = (nth: number, status: DeliveryRecord['status']) => ({
  ...{ id: `message-${nth}`, channel: 'erp', purpose: 'lead.erp', to: `••••000${nth}`, status, version: 1 },
  ...{ attempts: 8, created_at: AT, sent_at: null, last_error: 'The ERP answered 503.' },
});

test('what a colleague has sent again meanwhile is not sent twice: it is said, and shown as it is now', async () => {
  const data = memoryDataProvider({ deliveries: [message(1, 'dead'), message(2, 'dead')] });
  const retried: unknown[] = [];
  data.provider.api = (async (name: string, { body: { ids } = { ids: [] } }: { body?: { ids: string[] } } = {}) => {
    if (name !== 'POST /admin/deliveries/retry') return [];
    retried.push(ids);
    data.changeAsColleague('deliveries', 'message-1', { status: 'queued' });
    data.changeAsColleague('deliveries', 'message-2', { status: 'sent' });
    return ids.map((id) => ({ id, ok: id === 'message-1' }));
  }) as never;
  mountConsole('/deliveries', ROLE.ADMIN, data);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect.element(page.getByText('1 on their way again', { exact: false })).toBeVisible();
  expect(retried).toEqual([['message-1', 'message-2']]);
  const row = (to: string) => page.getByRole('row').filter({ hasText: to });
  await expect.element(row('••••0001').getByText('Waiting')).toBeVisible();
  await expect.element(row('••••0002').getByText('Delivered')).toBeVisible();
  await expect.poll(() => page.getByRole('checkbox').elements()).toEqual([]);
});

test('ADMIN-40 an API that cannot read what was published is an alarm on top', async () => {
  const data = memoryDataProvider({ deliveries: [] });
  data.provider.api = (async (name: string) =>
    name === 'GET /content/version' ? { version: 7, at: AT, behind_since: AT } : []) as never;
  mountConsole('/deliveries', ROLE.ADMIN, data);
  await expect.element(page.getByText('The site may show older content')).toBeVisible();
});
