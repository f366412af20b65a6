import { expect, test } from 'vitest';
import { monthLines } from './use-month-lines.ts';

test('a day has as many lines as its week is high, and at least one', () => {
  expect(monthLines(640, '2026-02-10')).toBe(4);
  expect(monthLines(640, '2025-03-05')).toBe(2);
  expect(monthLines(640, '2025-04-30')).toBe(3);
  expect(monthLines(0, '2025-03-05')).toBe(1);
});
