import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test.each([
  ['long', '14 July 2025'],
  ['short', '14 Jul 2025'],
  ['weekday', 'Monday, 14 July 2025'],
  ['numeric', '14/07/2025'],
  ['time', '3:00\u00A0pm'],
  ['date-time', '14 July 2025, 3:00\u00A0pm'],
] as const)('%s is %s', (format, words) => {
  expect(formatDate('2025-07-14T09:30:00Z', format)).toBe(words);
});

test.each([
  ['2025-12-31T18:29:59Z', '31 December 2025, 11:59\u00A0pm'],
  ['2025-12-31T18:30:00Z', '1 January 2026, 12:00\u00A0am'],
  ['2026-01-01T06:30:00Z', '1 January 2026, 12:00\u00A0pm'],
  ['2026-01-01T12:00:00+05:30', '1 January 2026, 12:00\u00A0pm'],
])('%s in India is %s', (moment, words) => {
  expect(formatDate(moment, 'date-time')).toBe(words);
});

test('a day has no zone: it is the same day everywhere', () => {
  expect(formatDate('2024-02-29')).toBe('29 February 2024');
});

test.each(['', 'soon', '2025-13-40'])('a text that is no date, %j, is unchanged', (words) => {
  expect(formatDate(words)).toBe(words);
});

test.each([
  ['long', '14 जुलाई 2025'],
  ['short', '14 जुल॰ 2025'],
  ['weekday', 'सोमवार, 14 जुलाई 2025'],
  ['numeric', '14/07/2025'],
  ['date-time', '14 जुलाई 2025, 3:00\u00A0अपराह्न'],
] as const)('%s in Hindi is %s', (format, text) => {
  expect(formatDate('2025-07-14T09:30:00Z', format, 'hi-IN')).toBe(text);
});
