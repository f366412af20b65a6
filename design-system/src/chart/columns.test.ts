import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test('there is a column at each time an amount is due, proportional to the highest one', () => {
  expect(columns([{ amount: 50, at: 0 }], 100)).toBe('M0 100v-50');
  expect(columns([{ amount: 25, at: 6, times: 3, every: 6 }], 100)).toBe('M6 100v-25m6 25v-25m6 25v-25');
});

test('amounts that are due at one time are one column; the least can still be seen', () => {
  const steps = [
    { amount: 20, at: 0 },
    { amount: 0.1, at: 1 },
    { amount: 30, at: 0 },
  ];
  expect(columns(steps, 100)).toBe('M0 100v-50m1 50v-1');
});
