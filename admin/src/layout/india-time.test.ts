import { expect, test } from 'vitest';

import { fromIndianInput, indianTime, toIndianInput } from './india-time.ts';

test('a time is shown and read as Indian time, over midnight and the year’s end', () => {
  expect(toIndianInput('2026-12-31T19:00:00.000Z')).toBe('2027-01-01T00:30');
  expect(fromIndianInput('2027-01-01T00:30')).toBe('2026-12-31T19:00:00.000Z');
  expect([toIndianInput(null), fromIndianInput('')]).toEqual(['', null]);
});

test('a planned time is said as in India, with the year where it is another', () => {
  const now = new Date('2026-11-22T15:00:00.000Z');
  const said = (at: string, locale = 'en-IN') => indianTime(at, locale, now).replaceAll('\u202f', ' ');
  expect(said('2026-11-23T03:30:00.000Z')).toBe('23 Nov, 9:00 am');
  expect(said('2026-12-31T18:30:00.000Z')).toBe('1 Jan 2027, 12:00 am');
  expect(said('2026-11-23T03:30:00.000Z', 'hi-IN')).toContain('23');
});
