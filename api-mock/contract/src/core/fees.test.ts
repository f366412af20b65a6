import { expect, test } from 'vitest';

import { startingPlan, cheapestPlan } from './fees.ts';

const plan = (totalAmount: number, rest: { isInternational?: boolean; isRestricted?: boolean } = {}) => ({
  isInternational: false,
  isRestricted: false,
  totalAmount,
  ...rest,
});

test('the cheapest plan is one that every applicant of the audience can choose', () => {
  const plans = [
    plan(145_000),
    plan(135_000),
    plan(9_000, { isRestricted: true }),
    plan(8_000, { isInternational: true }),
    plan(0),
  ];
  expect(cheapestPlan(plans)).toBe(plans[1]);
  expect(cheapestPlan(plans, true)).toBe(plans[3]);
  expect(cheapestPlan([plan(0), plan(9_000, { isRestricted: true })])).toBeUndefined();
});

test('pages say “from” if there is a dearer plan', () => {
  const plans = [plan(135_000), plan(145_000)];
  expect(startingPlan(plans)).toBe(plans[0]);
  const equal = [
    plan(135_000),
    plan(135_000),
    plan(145_000, { isRestricted: true }),
    plan(200_000, { isInternational: true }),
  ];
  expect(startingPlan(equal)).toBeUndefined();
  expect(startingPlan([])).toBeUndefined();
});
