import { expect, test } from 'vitest';

import { fromIndianInput, toIndianInput } from './india-time.ts';

test('a time is shown and read as Indian time, over midnight and the year’s end', () => {
  expect(toIndianInput('2026-12-31T19:00:00.000Z')).toBe('2027-01-01T00:30');
  expect(fromIndianInput('2027-01-01T00:30')).toBe('2026-12-31T19:00:00.000Z');
  expect([toIndianInput(null), fromIndianInput('')]).toEqual(['', null]);
});
