import type { Page, Request } from 'playwright/test';

import { violationsOf, WCAG_22 } from './accessibility.ts';
import { errorsOf } from './page-state.ts';
import { arrive, eventsOf } from './page-events.ts';
import { expect, test } from './product-test.ts';

type Lecture = {
  id: string;
  course_name: string;
  sem_year: string;
  batch: string;
  subject_name: string;
  start_date: string;
  start_time: string;
  end_time: string;
};

/** Wednesday morning in India. */
const NOW = new Date('2025-03-05T05:00:00Z');

const calendar = (page: Page) => page.getByRole('group', { name: 'Class schedule' }).first();
const label = (page: Page) => calendar(page).getByRole('heading', { level: 3 }).first();
const press = (page: Page, name: string) => calendar(page).getByRole('button', { name, exact: true }).click();
const events = (page: Page) => page.locator('[data-event]');
/** Waits for the calendar and its lectures. */
const grid = async (page: Page) => {
  await expect(calendar(page).getByRole('gridcell').or(calendar(page).getByRole('cell')).first()).toBeVisible();
  await expect(events(page).first()).toBeVisible();
};
const rangeOf = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams);
const lecturesRequest = (page: Page) => page.waitForRequest(/\/api\/liveLecture/);

test(
  'CONST-10 TRACK-02 SCHED-05 to SCHED-13 the calendar on a wide screen: views, labels, arrows, range, filters and details',
  { tag: '@journey' },
  async ({ page }) => {
    const errors = errorsOf(page);
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize({ width: 1280, height: 900 });
    const { named } = await eventsOf(page);
    const first = lecturesRequest(page);
    await page.goto('/live-lecture');
    expect(rangeOf(await first), 'SCHED-13').toEqual({ startDate: '2025-02-14', endDate: '2025-04-15' });
    await grid(page);
    await arrive(page);
    await expect(calendar(page).getByRole('button', { name: 'Month', exact: true }), 'SCHED-06').toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(label(page), 'SCHED-07').toHaveText('March 2025');
    expect((await calendar(page).boundingBox())?.height, 'SCHED-09').toBe(640);
    expect(await violationsOf(page, { tags: WCAG_22 })).toEqual([]);

    // SCHED-11: on hover and focus.
    const lectures = (await (
      await page.request.get('/api/liveLecture?startDate=2025-02-14&endDate=2025-04-15')
    ).json()) as Lecture[];
    const tip = page.getByRole('tooltip');
    const shown = events(page).first();
    const id = await shown.getAttribute('data-event');
    const own = lectures.find((one) => one.id === id);
    if (!own) throw new Error('the first event of the month is not one of its lectures');
    const clock = (time: string) => {
      const hour = Number(time.slice(0, 2));
      return `${String(hour % 12 || 12).padStart(2, '0')}${time.slice(2, 5)}${hour < 12 ? 'AM' : 'PM'}`;
    };
    const facts = [
      ['Course', own.course_name],
      ['Subject', own.subject_name],
      ['Date', own.start_date.split('-').toReversed().join('/')],
      ['Time', `${clock(own.start_time)} to ${clock(own.end_time)}`],
      ['Batch', own.batch],
      ['Semester', own.sem_year],
    ];
    const details = () =>
      tip.locator('dt').evaluateAll((names) => names.map((name) => [name.textContent, name.nextSibling?.textContent]));
    await shown.hover();
    await expect.poll(details, 'SCHED-11 by pointer').toEqual(facts);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await page.mouse.move(5, 5);
    await calendar(page).getByRole('button', { name: 'List', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(details, 'SCHED-11 by keys').toEqual(facts);
    await page.keyboard.press('Escape');

    await press(page, 'Next month');
    await expect(label(page)).toHaveText('April 2025');
    await press(page, 'Previous month');
    await press(page, 'Previous month');
    await expect(label(page)).toHaveText('February 2025');
    await press(page, 'Today');
    await expect(label(page)).toHaveText('March 2025');

    const ofDay = lecturesRequest(page);
    await press(page, 'Day');
    await expect(label(page), 'SCHED-12 Sunday of this week').toHaveText('March 02, 2025');
    expect(rangeOf(await ofDay), 'SCHED-13').toEqual({ startDate: '2025-02-15', endDate: '2025-03-17' });
    await expect(calendar(page).getByText('All-Day', { exact: true }), 'SCHED-08').toBeVisible();
    expect((await calendar(page).boundingBox())?.height, 'SCHED-09').toBe(640);
    await press(page, 'Next day');
    await press(page, 'Next day');
    await press(page, 'Next day');
    await expect(label(page)).toHaveText('March 05, 2025');
    await press(page, 'Previous day');
    await expect(label(page)).toHaveText('March 04, 2025');
    expect(await violationsOf(page, { tags: WCAG_22 })).toEqual([]);

    await press(page, 'Week');
    await expect(label(page)).toHaveText('March 02 – March 08, 2025');
    expect(await violationsOf(page, { tags: WCAG_22 })).toEqual([]);
    await press(page, 'Month');
    await grid(page);

    // SCHED-05: nothing changes before Submit, and 'SELECT' is no filter.
    const ids = () =>
      events(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-event') ?? '').toSorted());
    // A month measures its space before it renders events, so the test waits until it is stable.
    let before: string[] = [];
    const isDrawn = async () => {
      const earlier = before;
      before = await ids();
      return before.length > 0 && String(before) === String(earlier);
    };
    await expect.poll(isDrawn, { intervals: [500] }).toBe(true);
    const { data: options } = (await (await page.request.get('/api/eventoptions')).json()) as {
      data: { courseName: string[] };
    };
    const course = options.courseName.find((name) => lectures.some(({ course_name }) => course_name === name)) ?? '';
    await page.getByLabel('Select Course Name').selectOption(course);
    expect(await ids(), 'before Submit').toEqual(before);
    await page.getByRole('button', { name: 'Submit' }).click();
    const courseOf = new Map(lectures.map((one) => [one.id, one.course_name]));
    await expect
      .poll(async () => new Set((await ids()).map((one) => courseOf.get(one) ?? course)))
      .toEqual(new Set([course]));
    expect(new URL(page.url()).searchParams.get('course_name')).toBe(course);
    await page.getByLabel('Select Course Name').selectOption('SELECT');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(ids).toEqual(before);
    await expect.poll(() => named('lecture_filtered')).toEqual([{ filters: 1 }, { filters: 0 }]);
    expect(await named('lecture_view_changed')).toEqual([{ view: 'day' }, { view: 'week' }, { view: 'month' }]);

    // The address links to the current view; the next visit restores it.
    await page.getByLabel('Select Course Name').selectOption(course);
    await page.getByRole('button', { name: 'Submit' }).click();
    await press(page, 'Week');
    await page.reload();
    await expect(label(page)).toHaveText('March 02 – March 08, 2025');
    await page.goto('/live-lecture');
    await expect(page.getByLabel('Select Course Name')).toHaveValue(course);
    await expect(calendar(page).getByRole('button', { name: 'Week', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(errors).toEqual([]);
  },
);

test('SCHED-06 SCHED-11 SCHED-14 on a phone: the list first, details by touch; a failure is an empty list, silently', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  const code: string[] = [];
  page.on('request', (request) => request.url().includes('ScheduleCalendar') && code.push(request.url()));
  await page.goto('/live-lecture?date=2025-03-05');
  // Hydration adds the times of the visitor's own zone.
  await page.mouse.move(200, 200, { steps: 2 });
  await expect(page.getByText('your time').first()).toBeVisible();
  await expect(calendar(page).getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await violationsOf(page, { tags: WCAG_22 })).toEqual([]);
  expect(code, 'the calendar’s code is fetched when it is used').toEqual([]);
  await press(page, 'Month');
  await grid(page);
  expect((await calendar(page).boundingBox())?.height, 'SCHED-09').toBe(640);
  await events(page).first().tap();
  await expect(page.getByRole('tooltip').getByText('Your time')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
    'href',
    /^\/api\/lectures\/.*\.ics$/,
  );
  expect(await violationsOf(page, { tags: WCAG_22 })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/\/api\/liveLecture/, (route) =>
    route.fulfill({ status: 500, json: { msg: 'no', code: 'INTERNAL' } }),
  );
  await press(page, 'Next month');
  await expect(page.getByText('No classes in this period.')).toBeVisible();
  await expect(events(page)).toHaveCount(0);
  expect(logged.some((text) => text.includes('Error fetching events'))).toBe(true);
  await expect(page.getByRole('alert').filter({ visible: true }), 'SCHED-14 no toast').toHaveCount(0);
  await context.close();
});
