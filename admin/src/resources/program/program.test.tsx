import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const PROGRAM = '018f0000-0000-7000-8000-000000000020';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string | RegExp) => page.getByRole('tab', { name });

async function open() {
  const console = mountConsole(`/program/${PROGRAM}`);
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Master of Arts');
  return { ...console, plans: () => console.rows('program')[0]?.['fee_plans'] as Record<string, unknown>[] };
}

test('ADMIN-33 a fee typed with commas is read as whole rupees, shown with ₹ and Indian grouping, and saved', async () => {
  const { plans } = await open();
  await tab('Fees').click();
  await page.getByRole('button', { name: /^Lumpsum/ }).click();
  const total = page.getByLabelText('Total for the programme');
  await expect.element(total).toHaveValue('₹50,000');
  await total.fill('1,20,000');
  await userEvent.tab();
  await expect.element(total).toHaveValue('₹1,20,000');
  await expect
    .element(page.getByText('Course and examination fee come to ₹50,000; the plan says ₹1,20,000.'))
    .toBeVisible();
  await button('Save draft').click();
  await expect.poll(() => plans()[0]?.['totalAmount']).toBe(120_000);
});

test('ADMIN-33 an unreadable amount stays in the field with its error and is not saved', async () => {
  const { plans } = await open();
  await tab('Fees').click();
  await page.getByRole('button', { name: /^Lumpsum/ }).click();
  const total = page.getByLabelText('Total for the programme');
  await total.fill('fifty');
  await userEvent.tab();
  await expect.element(total).toHaveValue('fifty');
  await expect.element(total).toHaveAccessibleDescription('Use whole rupees, such as 1,20,000.');
  await total.fill('1500.50');
  await button('Save draft').click();
  await expect
    .element(page.getByRole('link', { name: 'Fee plans 1, Total for the programme: Use whole rupees.' }))
    .toBeVisible();
  expect(plans()[0]?.['totalAmount']).toBe(50_000);
});

test('ADMIN-33 a plan is added, filled in and moved first; a removed plan can be put back', async () => {
  const { plans } = await open();
  await tab('Fees').click();
  await button('Add to Fee plans').click();
  await page.getByLabelText('Title').last().fill('Annual');
  await page.getByLabelText('For international students').click();
  await button('Move Annual up').click();
  await button('Remove Lumpsum').click();
  await expect.element(page.getByText(/^Removed “Lumpsum”/)).toBeVisible();
  await button('Put it back').click();
  await button('Save draft').click();
  await expect
    .poll(() => plans().map(({ title, isInternational }) => [title, isInternational]))
    .toEqual([
      ['Annual', true],
      ['Lumpsum', false],
    ]);
});

test('ADMIN-32 subjects are edited and added inside their semester', async () => {
  const { rows } = await open();
  await tab('Structure').click();
  await page.getByRole('button', { name: /^Semester 1/ }).click();
  await page.getByLabelText('Subject', { exact: true }).fill('Poetry');
  await button('Add to Subjects').click();
  await page.getByLabelText('Subject', { exact: true }).last().fill('Drama');
  await button('Save draft').click();
  await expect
    .poll(() => {
      const semesters = rows('program')[0]?.['semesters'] as
        | { semester_data: { subject_name: string }[] }[]
        | undefined;
      return semesters?.[0]?.semester_data.map(({ subject_name }) => subject_name);
    })
    .toEqual(['Poetry', 'Drama']);
});

test('ADMIN-05 an error on another tab is listed, marked on its tab, and its link opens the tab and focuses the field', async () => {
  await open();
  await page.getByLabelText('Address').fill('Not An Address');
  await tab('Fees').click();
  await button('Save draft').click();
  await expect.element(tab('Facts (check)')).toBeVisible();
  await page.getByRole('link', { name: /^Address: / }).click();
  await expect.element(page.getByLabelText('Address')).toHaveFocus();
});

test('ADMIN-35 the optional video is added', async () => {
  const { rows } = await open();
  await tab('Certificate & more').click();
  await button('Add video').click();
  await page.getByLabelText('Address of the embedded video').fill('https://video.example.org/embed/1');
  await button('Save draft').click();
  await expect.poll(() => rows('program')[0]?.['video']).toMatchObject({ link: 'https://video.example.org/embed/1' });
});
