import { expect, test } from 'vitest';

import { parseQuery, isSpecific, matching, NO_FILTERS, paddedRange, scheduleAddress } from './schedule-query.ts';

const lectures = ['Online MBA', 'Online MCA'].flatMap((course) =>
  ['Semester 1', 'Semester 2'].flatMap((semester) =>
    ['January 2025', 'July 2025'].map((batch) => ({ course, semester, batch })),
  ),
);

test.each([
  ['', '', '', 8],
  ['SELECT', 'SELECT', 'SELECT', 8],
  ['Online MBA', '', '', 4],
  ['Online MBA', 'SELECT', 'SELECT', 4],
  ['', 'Semester 2', '', 4],
  ['', '', 'July 2025', 4],
  ['Online MBA', 'Semester 2', '', 2],
  ['Online MBA', '', 'July 2025', 2],
  ['Online MCA', 'Semester 1', 'January 2025', 1],
  ['Online BBA', '', '', 0],
  ['Online MBA', 'Semester 3', '', 0],
  ['online mba', '', '', 0],
])('SCHED-05 course %j, semester %j and batch %j match %i lectures', (course, semester, batch, count) => {
  const found = matching(lectures, { course, semester, batch });
  expect(found).toHaveLength(count);
  for (const lecture of found)
    for (const [name, value] of Object.entries({ course, semester, batch }))
      if (value && value !== 'SELECT') expect(lecture[name as 'course']).toBe(value);
});

test.each([
  ['2025-03-01', '2025-03-31', '2025-02-14', '2025-04-15'],
  ['2024-02-01', '2024-02-29', '2024-01-17', '2024-03-15'],
  ['2025-03-05', '2025-03-05', '2025-02-18', '2025-03-20'],
  ['2025-12-28', '2026-01-03', '2025-12-13', '2026-01-18'],
])('SCHED-13 the period %s to %s is asked for from %s to %s', (start, end, startDate, endDate) => {
  expect(paddedRange({ start, end }, 15)).toEqual({ startDate, endDate });
});

test('an address has view, day and filters, and is parsed without loss', () => {
  const filters = { course: 'Online MBA & more', semester: '', batch: 'July 2025' };
  const address = scheduleAddress('/live-lecture', { view: 'week', date: '2025-03-05' }, filters);
  expect(address).toBe('/live-lecture?view=week&date=2025-03-05&course_name=Online+MBA+%26+more&batch=July+2025');
  expect(parseQuery(new URL(address, 'http://localhost').searchParams)).toEqual({
    view: 'week',
    date: '2025-03-05',
    filters,
  });
  expect(scheduleAddress('/live-lecture', {}, NO_FILTERS)).toBe('/live-lecture');
});

test.each([
  'view=year',
  'date=2025-02-30',
  'date=1-1-1',
  'date=2025-03-05T10:00',
  'course_name=SELECT&sem_year=&batch=SELECT',
  'utm_source=x',
])('SCHED-05 an address with %s asks for nothing', (query) => {
  expect(isSpecific(parseQuery(new URLSearchParams(query)))).toBe(false);
});
