import { expect, test } from 'vitest';

import { clockText, lectureOf, timesElsewhere, toneOf, whenText } from './schedule-lecture.ts';
import { sentLecture } from './sent-lecture.ts';

test.each([
  ['2025-03-05T00:00', '12:00AM'],
  ['2025-03-05T09:30', '09:30AM'],
  ['2025-03-05T12:05', '12:05PM'],
  ['2025-03-05T23:59', '11:59PM'],
])('SCHED-11 %s is %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});

test('SCHED-11 a lecture has its day as dd/MM/yyyy and its hours as hh:mma', () => {
  expect(whenText(lectureOf(sentLecture))).toBe('05/03/2025, 09:30AM to 12:00PM');
});

test('what is not true of a lecture is not said of it', () => {
  expect(Object.keys(lectureOf(sentLecture))).toEqual([
    'uid',
    'course',
    'subject',
    'semester',
    'batch',
    'start',
    'end',
  ]);
  const changed = lectureOf({
    ...sentLecture,
    cancelled: true as const,
    moved_from: { start_date: '2025-03-04', start_time: '08:00', end_date: '2025-03-04', end_time: '09:00' },
  });
  expect(changed).toMatchObject({ cancelled: true, was: { start: '2025-03-04T08:00', end: '2025-03-04T09:00' } });
});

test('hours elsewhere are given where they differ', () => {
  const lecture = lectureOf(sentLecture);
  expect(timesElsewhere(lecture, 'Europe/London')).toBe('04:00AM to 06:30AM');
  expect(timesElsewhere(lecture, 'Asia/Kolkata')).toBeUndefined();
  expect(timesElsewhere(lecture, 'Asia/Colombo')).toBeUndefined();
});

test('a subject keeps its number', () => {
  expect(toneOf('Marketing')).toBe(toneOf('Marketing'));
  expect(toneOf('Marketing')).not.toBe(toneOf('Accounting'));
});
