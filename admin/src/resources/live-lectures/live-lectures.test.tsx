import { ROLE } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { fillWhen } from '../../testing/fill-when.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const choose = (label: string, value: string) => page.getByRole('dialog').getByLabelText(label).selectOptions(value);

test('ADMIN-10 an event creator creates a lecture from choices, with a new batch; an end before its start is refused', async () => {
  const { rows } = mountConsole('/live-lectures?view=week&date=2099-03-05', ROLE.EVENT_CREATER);
  await button('New lecture').click();
  const form = page.getByRole('dialog', { name: 'New lecture' });
  await choose('Course', 'Master of Arts');
  await choose('Semester', 'Semester 1');
  await choose('Batch', 'New batch …');
  await form.getByLabelText('Name of the new batch').fill('January 2099');
  await choose('Subject', 'British Poetry');
  await fillWhen('End time', '08:00', form);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect.element(form.getByText('The end may not precede the start.')).toBeVisible();
  await fillWhen('End time', '11:30', form);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(rows('live-lectures').at(-1)).toMatchObject({ batch: 'January 2099', end_time: '11:30' });
  // The change is there to be undone and made again.
  await button(/^Undo: British Poetry created/).click();
  await expect.poll(() => rows('live-lectures').length).toBe(1);
  await button(/^Redo: British Poetry created/).click();
  await expect.poll(() => rows('live-lectures').length).toBe(2);
});

test('SCHED-05 a clash is said while it is typed, and is saved only on purpose', async () => {
  const { rows } = mountConsole('/live-lectures?view=month&date=2099-03-05', ROLE.EVENT_CREATER);
  await button('New lecture').click();
  await choose('Course', 'Master of Arts');
  await choose('Semester', 'Semester 1');
  await choose('Batch', 'July 2026');
  await choose('Subject', 'British Poetry');
  const form = page.getByRole('dialog', { name: 'New lecture' });
  await expect.element(form.getByText('One clash')).toBeVisible();
  const create = form.getByRole('button', { name: 'Create' });
  await expect.element(create).toBeDisabled();
  await form.getByLabelText(/Save it although it clashes/).click();
  await create.click();
  await expect.poll(() => rows('live-lectures').length).toBe(2);
});

test('ADMIN-10 a lecture is moved by keys, and the keys of undo and redo take it back and make it again', async () => {
  const { rows } = mountConsole('/live-lectures?view=week&date=2099-03-05', ROLE.EVENT_CREATER);
  const times = () => rows('live-lectures').map((row) => `${String(row['start_date'])} ${String(row['start_time'])}`);
  const event = page.getByRole('button', { name: /^\d.*British Poetry/ });
  await expect.element(event).toBeVisible();
  event.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(times).toEqual(['2099-03-05 09:45']);
  event.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.poll(times).toEqual(['2099-03-06 09:45']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(times).toEqual(['2099-03-05 09:45']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(times).toEqual(['2099-03-05 09:30']);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.poll(times).toEqual(['2099-03-05 09:45']);
});

test('ADMIN-10 what others changed meanwhile is shown and not overwritten', async () => {
  const { rows } = mountConsole('/live-lectures?view=week&date=2099-03-05', ROLE.EVENT_CREATER);
  const event = page.getByRole('button', { name: /^\d.*British Poetry/ });
  await expect.element(event).toBeVisible();
  Object.assign(rows('live-lectures')[0] ?? {}, { version: 9, start_time: '15:00', end_time: '16:00' });
  event.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByText(/Others have changed this meanwhile/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /3:00 pm.*British Poetry/ })).toBeVisible();
  expect(rows('live-lectures')[0]).toMatchObject({ start_time: '15:00', version: 9 });
});

test('ADMIN-10 the table moves many lectures by days as one change', async () => {
  const { rows } = mountConsole('/live-lectures?view=table&date=2099-03-05', ROLE.EVENT_CREATER);
  const row = page.getByRole('row', { name: /British Poetry/ });
  await expect.element(row.getByText('09:30 – 11:00')).toBeVisible();
  await row.getByRole('checkbox').click();
  await button('Move').click();
  await page.getByLabelText('Days').fill('7');
  await button('Continue').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => rows('live-lectures')[0]?.['start_date']).toBe('2099-03-12');
});

test('ADMIN-10 a failure is said and can be tried again', async () => {
  const { failNext } = mountConsole('/live-lectures?view=month&date=2099-03-05', ROLE.EVENT_CREATER);
  failNext(new HttpError('The server does not answer.', 0, null), 'GET /admin/live-lectures/between');
  const again = page.getByRole('button', { name: /try again/i });
  await expect.element(again).toBeVisible();
  await again.click();
  await expect.element(page.getByRole('button', { name: /^\d.*British Poetry/ })).toBeVisible();
});
