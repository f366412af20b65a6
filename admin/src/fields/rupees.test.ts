import { expect, test } from 'vitest';

import { parseRupees } from './rupees.ts';

test.each([
  ['120000', 120_000],
  ['1,20,000', 120_000],
  ['₹ 1,20,000', 120_000],
  ['Rs. 32848', 32_848],
  ['INR 500', 500],
  ['21,899/-', 21_899],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['₹', null],
  ['1500.50', 1500.5],
  ['-5', -5],
])('ADMIN-33 an amount typed as %j is read as %j', (typed, amount) => {
  expect(parseRupees(typed)).toBe(amount);
});

test.each(['twelve', '12k', '1.2.3', '--'])('ADMIN-33 %j is not read as an amount', (typed) => {
  expect(parseRupees(typed)).toBeNaN();
});
