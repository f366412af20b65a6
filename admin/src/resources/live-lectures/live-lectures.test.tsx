import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { admin, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const choose = (label: string, value: string) => page.getByRole('dialog').getByLabelText(label).selectOptions(value);
let day = 0;

/** A lecture on a day of its own in a batch of its own. */
async function lecture() {
  const date = `2098-03-${String((day += 1) + 2).padStart(2, '0')}`;
  const batch = `Batch of ${date}`;
  const { id } = await admin('POST', 'live-lectures', {
    ...{ course_name: 'Master of Arts', sem_year: 'Semester 1', batch, subject_name: 'British Poetry' },
    ...{ start_date: date, start_time: '09:30', end_date: date, end_time: '11:00' },
  });
  return { id, date, batch, stored: () => admin('GET', `live-lectures/${id}`) };
}

test('SCHED-05 a clash is shown while it is typed, and is saved only on purpose', async () => {
  const { date, batch } = await lecture();
  await mountConsole(`/live-lectures?view=month&date=${date}`, 'events');
  await button('New lecture').click();
  await choose('Course', 'Master of Arts');
  await choose('Semester', 'Semester 1');
  await choose('Batch', batch);
  await choose('Subject', 'British Poetry');
  const form = page.getByRole('dialog', { name: 'New lecture' });
  await expect.element(form.getByText('One clash')).toBeVisible();
  const create = form.getByRole('button', { name: 'Create' });
  await expect.element(create).toBeDisabled();
  await form.getByLabelText(/Save it although it clashes/).click();
  await create.click();
  await expect.element(form).not.toBeInTheDocument();
});

test('ADMIN-10 a lecture is moved by keys; what others changed first is shown and not overwritten', async () => {
  const { id, date, batch, stored } = await lecture();
  await mountConsole(`/live-lectures?view=week&date=${date}&batch=${encodeURIComponent(batch)}`, 'events');
  const event = button(/^\d.*British Poetry/);
  await expect.element(event).toBeVisible();
  event.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(stored).toMatchObject({ start_time: '09:45' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(stored).toMatchObject({ start_time: '09:30' });
  await admin('PUT', `live-lectures/${id}`, { start_time: '15:00', end_time: '16:00' });
  event.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByText(/Others have changed this meanwhile/)).toBeVisible();
  await expect.element(button(/3:00 pm.*British Poetry/)).toBeVisible();
  expect(await stored()).toMatchObject({ start_time: '15:00' });
});

test('ADMIN-10 the table moves many lectures by days as one change', async () => {
  const { date, batch, stored } = await lecture();
  await mountConsole(`/live-lectures?view=table&date=${date}&batch=${encodeURIComponent(batch)}`, 'events');
  const row = page.getByRole('row', { name: /British Poetry/ });
  await expect.element(row.getByText('09:30 – 11:00')).toBeVisible();
  await row.getByRole('checkbox').click();
  await button('Move').click();
  await page.getByLabelText('Days').fill('7');
  await button('Continue').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(stored)
    .toMatchObject({ start_date: date.replace(/\d\d$/, (dd) => String(Number(dd) + 7).padStart(2, '0')) });
});
