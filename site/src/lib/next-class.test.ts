import { expect, test } from 'vitest';

import { nextClassOf } from './next-class.ts';

const at = (start_date: string, start_time: string) =>
  nextClassOf({
    start_date,
    start_time,
    course_name: 'Bachelor of Business Administration',
    subject_name: 'Business Law',
  });

test.each([
  ['19:00', 'Mon 23 Nov, 7 pm · Business Law'],
  ['09:30', 'Mon 23 Nov, 9:30 am · Business Law'],
  ['12:00', 'Mon 23 Nov, 12 pm · Business Law'],
  ['00:15', 'Mon 23 Nov, 12:15 am · Business Law'],
])('a class at %s is on its day: %s', (time, text) => {
  expect(at('2026-11-23', time).text).toBe(text);
});

test('it links to its day of the schedule, with the classes of its course', () => {
  expect(at('2026-11-23', '19:00').href).toBe(
    '/live-lecture?view=day&date=2026-11-23&course_name=Bachelor+of+Business+Administration',
  );
});
