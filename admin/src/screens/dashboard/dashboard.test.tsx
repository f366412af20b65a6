import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { fillWhen } from '../../testing/fill-when.ts';
import { enquire } from '../../testing/made-leads.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test('ADMIN-01 the days and what is compared are in the address; own days are checked before they are used', async () => {
  await enquire('Asha Counted');
  const { router } = await mountConsole('/');
  const search = () => router.state.location.search;
  await page.getByRole('button', { name: '7 days' }).click();
  await expect.poll(search).toBe('?days=7');
  await page.getByLabelText('Compare by').selectOptions('Campaign');
  await expect.poll(search).toBe('?days=7&by=campaign');
  await page.getByRole('button', { name: 'Own dates' }).click();
  await fillWhen('From', '2026-02-02');
  await fillWhen('To', '2026-02-01');
  await expect.element(page.getByText('The last day is before the first', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show these days' })).toBeDisabled();
  await fillWhen('To', '2026-02-03');
  await userEvent.keyboard('{Enter}');
  await expect.poll(search).toBe('?by=campaign&from=2026-02-02&to=2026-02-03');
});
