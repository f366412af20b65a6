import { ROLE } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test('ADMIN-10 an event creator creates a lecture; an end before its start is refused', async () => {
  const { rows } = mountConsole('/live-lectures/create', ROLE.EVENT_CREATER);
  const fill = async (label: string, value: string) => page.getByLabelText(label, { exact: true }).fill(value);
  await expect.element(page.getByRole('heading', { level: 1, name: 'New live lecture' })).toBeVisible();
  for (const [label, value] of [
    ['Course', 'Master of Arts'],
    ['Semester', 'Semester 1'],
    ['Batch', 'July 2026'],
    ['Subject', 'Drama'],
  ] as const)
    await fill(label, value);
  await fill('Start date', '2027-03-05');
  await fill('Start time', '09:30');
  await fill('End date', '2027-03-05');
  await fill('End time', '08:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('link', { name: 'End time: The end may not precede the start.' })).toBeVisible();
  await fill('End time', '11:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => rows('live-lectures').at(-1))
    .toMatchObject({ subject_name: 'Drama', start_date: '2027-03-05', start_time: '09:30', end_time: '11:00' });
});

test('ADMIN-10 the list of lectures shows day and times', async () => {
  mountConsole('/live-lectures', ROLE.EVENT_CREATER);
  const row = page.getByRole('row', { name: /British Poetry/ });
  await expect.element(row.getByText('09:30 – 11:00')).toBeVisible();
  await expect.element(row.getByText('Thu, 05 Mar, 2099')).toBeVisible();
});
