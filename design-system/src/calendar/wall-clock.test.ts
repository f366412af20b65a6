import { expect, test } from 'vitest';
import { addMinutes, minutesBetween, nowIn, shift } from './wall-clock.ts';

test('minutes are counted over midnight, months and the change of clocks anywhere', () => {
  expect(addMinutes('2025-02-28T23:50', 20)).toBe('2025-03-01T00:10');
  expect(addMinutes('2025-03-30T02:30', -45)).toBe('2025-03-30T01:45');
  expect(minutesBetween({ start: '2025-03-30T01:30', end: '2025-03-30T03:30' })).toBe(120);
  expect(shift({ start: '2025-03-05T09:30', end: '2025-03-05T10:30' }, 24 * 60)).toEqual({
    start: '2025-03-06T09:30',
    end: '2025-03-06T10:30',
  });
});

test('now is the local time of the zone', () => {
  const india = nowIn('Asia/Kolkata');
  expect(india).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
  expect(minutesBetween({ start: nowIn('UTC'), end: india }) % (24 * 60)).toBeCloseTo(330, 0);
});
