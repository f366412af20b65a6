import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2025-07-14T09:30:00Z');

test.each([
  ['2025-07-14T09:30:40Z', 'now'],
  ['2025-07-14T09:25:00Z', '5 minutes ago'],
  ['2025-07-14T11:29:00Z', 'in 1 hour'],
  ['2025-07-15T10:00:00Z', 'tomorrow'],
  ['2025-07-10T09:30:00Z', '4 days ago'],
  ['2025-07-01T09:30:00Z', 'last week'],
  ['2025-09-20T09:30:00Z', 'in 2 months'],
  ['2023-07-14T09:30:00Z', '2 years ago'],
])('%s is %s', (moment, words) => {
  expect(relativeTime(moment, now)).toBe(words);
});
