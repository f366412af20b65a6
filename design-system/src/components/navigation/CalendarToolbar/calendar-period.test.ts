import { expect, test } from 'vitest';
import { calendarLabel, calendarPeriod, isInPeriod, startOfWeek, stepCalendar } from './calendar-period.ts';

test.each([
  ['month', '2024-02-17', { start: '2024-02-01', end: '2024-02-29' }],
  ['list', '2025-12-31', { start: '2025-12-01', end: '2025-12-31' }],
  ['week', '2025-03-05', { start: '2025-03-02', end: '2025-03-08' }],
  ['week', '2025-03-02', { start: '2025-03-02', end: '2025-03-08' }],
  ['day', '2025-03-05', { start: '2025-03-05', end: '2025-03-05' }],
] as const)('a %s around %s is a period', (view, day, period) => {
  expect(calendarPeriod(view, day)).toEqual(period);
});

test.each([
  ['2025-03-01T22:00', '2025-03-02T00:00', false],
  ['2025-03-01T22:00', '2025-03-02T00:15', true],
  ['2025-03-02T00:00', '2025-03-02T00:00', true],
  ['2025-03-08T23:00', '2025-03-09T00:00', true],
  ['2025-03-09T00:00', '2025-03-09T01:00', false],
])('whether %s to %s is in the week of 2 March: its end is not part of it', (start, end, expected) => {
  expect(isInPeriod({ start, end }, { start: '2025-03-02', end: '2025-03-08' })).toBe(expected);
});

test.each([
  ['month', '2025-03-31', 1, '2025-04-01'],
  ['month', '2025-01-31', -1, '2024-12-01'],
  ['list', '2025-12-05', 1, '2026-01-01'],
  ['week', '2025-12-29', 1, '2026-01-05'],
  ['day', '2024-02-28', 1, '2024-02-29'],
] as const)('a step of the %s from %s by %i', (view, day, step, after) => {
  expect(stepCalendar(view, day, step)).toBe(after);
});

test.each([
  ['month', '2025-03-05', 'March 2025', 'मार्च 2025'],
  ['list', '2025-03-05', 'March 2025', 'मार्च 2025'],
  ['day', '2025-03-05', 'March 05, 2025', '5 मार्च 2025'],
  ['week', '2025-03-05', 'March 02 – March 08, 2025', '2 मार्च – 8 मार्च 2025'],
  ['week', '2025-12-31', 'December 28, 2025 – January 03, 2026', '28 दिसंबर 2025 – 3 जनवरी 2026'],
] as const)('the label of a %s with %s', (view, day, english, hindi) => {
  expect(calendarLabel(view, day)).toBe(english);
  expect(calendarLabel(view, day, 'hi-IN')).toBe(hindi);
});

test('a week begins on Sunday', () => {
  expect(startOfWeek('2025-03-08')).toBe('2025-03-02');
});
