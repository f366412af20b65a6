import type { Page } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../product-test.ts';
import { fillWhen, menuOf, signIn } from './staff.ts';

// Dates without lectures of the seed and without holidays.
const MONDAY = '2027-03-01';
const batch = `Planner ${Date.now()}`;
const COURSE = 'Master of Business Administration';

type Shown = { subject_name: string; batch: string; start_date: string; start_time: string; end_time: string };

/** The lectures of some batches on the public site. */
async function publicTimes(page: Page, batches = [batch]): Promise<string[]> {
  const answer = await page.request.get('/api/liveLecture', {
    params: { startDate: '2027-02-15', endDate: '2027-04-30' },
  });
  return ((await answer.json()) as Shown[])
    .filter((lecture) => batches.includes(lecture.batch))
    .map(({ start_date, start_time, end_time }) => `${start_date} ${start_time}–${end_time}`);
}
/** Start times in the calendar feed of a batch; a series has one. */
async function feedStarts(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/calendar.ics', { params: { batch } });
  return [...(await answer.text()).matchAll(/^DTSTART;TZID=Asia\/Kolkata:(\w+)/gm)].map(([, at = '']) => at).toSorted();
}
const expectTimes = (page: Page, times: string[]) =>
  expect.poll(() => publicTimes(page), { timeout: 20_000 }).toEqual(times);

const accessible = async (page: Page) => {
  expect(await violationsOf(page)).toEqual([]);
};

test(
  'ADMIN-10 ROLE-05 SCHED-01 an event creator plans a semester: create, drag, keys, a series from next week on, undo, a pasted timetable',
  { tag: '@journey' },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'events', `/admin/live-lectures?view=week&date=${MONDAY}`);
    await expect(menuOf(page)).toHaveText(['Manage Live Lectures']);

    // A series of four Mondays for a new batch.
    await page.getByRole('button', { name: 'New lecture' }).click();
    const form = page.getByRole('dialog', { name: 'New lecture' });
    await form.getByLabel('Course').selectOption(COURSE);
    await form.getByLabel('Semester').selectOption('Semester 1');
    await form.getByLabel('Batch').selectOption('New batch …');
    await form.getByLabel('Name of the new batch').fill(batch);
    await form.getByLabel('Subject').selectOption({ index: 1 });
    await fillWhen(form, 'Start date', MONDAY);
    await form.getByLabel('Repeat every week').check();
    await fillWhen(form, 'Until (included)', '2027-03-21');
    await expect(form.getByText(/Shown at .*\/live-lecture/)).toBeVisible();
    await accessible(page);
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form).toBeHidden();
    const created = ['2027-03-01 10:00–11:00', '2027-03-08 10:00–11:00', '2027-03-15 10:00–11:00'];
    await expectTimes(page, created);

    // Drags a single lecture to the next day.
    await page.goto(`/admin/live-lectures?view=week&date=${MONDAY}&batch=${encodeURIComponent(batch)}`);
    const event = page.locator('[data-event]');
    await expect(event).toHaveCount(1);
    await accessible(page);
    const from = await event.boundingBox();
    if (!from) throw new Error('The lecture is not drawn.');
    const [x, y] = [from.x + from.width / 2, from.y + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + from.width / 2, y, { steps: 5 });
    await page.mouse.move(x + from.width * 1.1, y, { steps: 5 });
    await page.mouse.up();
    const question = page.getByRole('alertdialog');
    await expect(question.getByLabel('This one', { exact: true })).toBeChecked();
    await accessible(page);
    await question.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => publicTimes(page), { timeout: 20_000 }).not.toEqual(created);
    const [dragged = ''] = await publicTimes(page);
    expect(dragged).toBe('2027-03-02 10:00–11:00');
    await expectTimes(page, [dragged, ...created.slice(1)]);
    await expect.poll(() => feedStarts(page), 'in the feed').toEqual(['20270301T100000', '20270302T100000']);

    // Moves the rest of the series by a quarter of an hour, with the keyboard.
    await page.goto(`/admin/live-lectures?view=week&date=2027-03-08&batch=${encodeURIComponent(batch)}`);
    await event.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await question.getByLabel('This one and those after it').check();
    await question.getByRole('button', { name: 'Save' }).click();
    const later = ['2027-03-08 10:15–11:15', '2027-03-15 10:15–11:15'];
    await expectTimes(page, [dragged, ...later]);
    await page.keyboard.press('Control+z');
    await expectTimes(page, [dragged, ...created.slice(1)]);
    await page.getByRole('button', { name: /^Redo:/ }).click();
    await expectTimes(page, [dragged, ...later]);

    // Pastes a semester of six batches with three errors, corrects them, saves all and undoes all.
    await page.goto('/admin/live-lectures/paste');
    const subject = 'Principles of Management';
    const batches = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `${batch} ${letter}`);
    const days = ['05/04/2027', '12/04/2027', '19/04/2027', '26/04/2027'];
    const rows = batches.flatMap((name) =>
      days.map((day) => [COURSE, 'Semester 1', name, subject, day, '09:30', '11:00']),
    );
    const wrong = { 2: [4, '31/02/2027'], 11: [5, 'soon'], 24: [6, '08:30'] } as const;
    for (const [number, [column, text]] of Object.entries(wrong)) rows[Number(number) - 1]![column] = text;
    await page
      .getByLabel('Timetable')
      .fill(
        [['Course', 'Semester', 'Batch', 'Subject', 'Date', 'Start', 'End'], ...rows]
          .map((row) => row.join('\t'))
          .join('\n'),
      );
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByText(/^3 rows have a fault/)).toBeVisible();
    await accessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible(page);
    const row = (number: number) => page.getByRole('region', { name: `Row ${number}`, exact: true });
    await row(2).getByLabel('Date', { exact: true }).fill('2027-04-12');
    await row(2).getByLabel('End date').fill('2027-04-12');
    await row(11).getByLabel('Start', { exact: true }).fill('09:30');
    await row(24).getByLabel('End', { exact: true }).fill('11:00');
    await page.getByRole('button', { name: 'Check the corrected rows' }).click();
    await expect(page.getByText('All 24 rows can be saved')).toBeVisible();
    await page.getByRole('button', { name: 'Create the lectures' }).click();
    await expect(page.getByText('24 lectures created')).toBeVisible();
    const planned = () => publicTimes(page, batches);
    const semester = batches.flatMap(() => days.map((day) => day.split('/').toReversed().join('-')));
    await expect
      .poll(async () => (await planned()).toSorted(), { timeout: 20_000 })
      .toEqual(semester.map((day) => `${day} 09:30–11:00`).toSorted());
    // One click on Undo in the planner reverts it.
    await page.getByRole('link', { name: 'To the calendar' }).click();
    await page.getByRole('button', { name: /^Undo: A pasted timetable of 24 lectures/ }).click();
    await expect.poll(planned, { timeout: 20_000 }).toEqual([]);
    await expectTimes(page, [dragged, ...later]);

    // On a phone the agenda is the first view.
    await page.goto(`/admin/live-lectures?date=2027-03-08&batch=${encodeURIComponent(batch)}`);
    await page.locator('[data-event]').first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel lecture' })).toBeVisible();
    await accessible(page);

    await page.goto('/admin/faqs');
    await expect(page.getByRole('heading', { name: 'You are not allowed to see this' })).toBeVisible();
  },
);
