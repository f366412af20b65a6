import type { LectureRecord } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { learnerWeek } from './learner-week.ts';

const lecture = (day: string, from: string, to: string, cancelled = false) =>
  ({ start_date: day, start_time: from, end_date: day, end_time: to, cancelled }) as LectureRecord;

test('ADMIN-10 a learner’s week has hours a day, gaps of more than an hour and a half, and days of more than six hours', () => {
  const week = learnerWeek(
    [
      lecture('2027-03-08', '14:00', '16:00'),
      lecture('2027-03-08', '09:00', '11:00'),
      lecture('2027-03-08', '16:30', '19:00'),
      lecture('2027-03-09', '09:00', '10:00'),
      lecture('2027-03-09', '11:00', '12:00', true),
      lecture('2027-03-09', '11:30', '12:30'),
    ],
    '2027-03-07',
  );
  expect(week.map(({ minutes }) => minutes)).toEqual([0, 390, 120, 0, 0, 0, 0]);
  expect(week.map(({ gaps }) => gaps)).toEqual([[], [180], [], [], [], [], []]);
  expect(week.map(({ isOverloaded }) => isOverloaded)).toEqual([false, true, false, false, false, false, false]);
});
