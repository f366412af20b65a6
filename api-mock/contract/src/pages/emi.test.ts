import { expect, test } from 'vitest';

import {
  emiCost,
  emiSentence,
  emiTotal,
  formatEmiOption,
  cheapestEmi,
  lowestMonthlyEmi,
  lowestNoCostEmi,
  monthlyPayment,
  noCostEmi,
} from './emi.ts';
import { programSections } from './program-page.ts';

const feePlan = (title: string, more: object) => ({ title, ...more });
const emi = (
  emiDownPayment: number,
  emiDuration: number,
  emiMonthlyPayment: number,
  { rate = 0, fee = 0 }: { rate?: number; fee?: number } = {},
) => ({
  emiOption: `${emiDuration} months`,
  installment: {
    emiDownPayment,
    emiDuration,
    emiMonthlyPayment,
    emiInterestRate: rate,
    emiProcessingFee: fee,
    emiTotalPayment: 0,
  },
});

const plans = (...feePlans: unknown[]) => programSections.shape.fees.parse({ componentTitle: '', feePlans }).feePlans;
const option = (emiOption: unknown) =>
  plans(feePlan('Lumpsum', { totalAmount: 1, emiOptions: [emiOption] }))[0]!.emiOptions[0]!;

test('PAGE-19 the total of an option is computed from its parts', () => {
  expect(emiTotal(option(emi(20_000, 24, 4_934, { rate: 9, fee: 1_000 })))).toBe(139_416);
  const { installment, ...rest } = emi(0, 0, 0);
  expect(
    emiTotal(option({ ...rest, installment: { ...installment, emiDuration: null, emiTotalPayment: 50_000 } })),
  ).toBe(50_000);
});

test('PAGE-19 a missing monthly payment is an equal part of the remaining total', () => {
  const { installment, ...rest } = emi(20_000, 12, 0, { fee: 1_000 });
  const unstated = option({ ...rest, installment: { ...installment, emiTotalPayment: 129_000 } });
  expect(monthlyPayment(unstated)).toBe(9_000);
  expect(emiSentence(unstated)).toContain(
    '₹20,000 at admission, then ₹9,000 a month for 12 months: ₹1,29,000 in total',
  );
  expect(monthlyPayment(option(emi(20_000, 12, 0)))).toBe(0);
});

test('PAGE-19 interest and processing fee are in the sentence', () => {
  expect(emiSentence(option(emi(0, 24, 4_934, { rate: 9, fee: 1_000 })))).toBe(
    '₹4,934 a month for 24 months: ₹1,19,416 in total, with interest of 9% a year and a processing fee of ₹1,000.',
  );
});

test('ROUTE-16 the cheapest option has the lowest charges, then the lowest monthly payment', () => {
  const months = (...options: unknown[]) =>
    cheapestEmi(plans(feePlan('Lumpsum', { emiOptions: options })))?.installment.emiDuration;
  expect(months(emi(0, 24, 4_000, { rate: 9 }), emi(0, 12, 9_000), emi(0, 18, 6_000))).toBe(18);
  expect(months(emi(0, 24, 4_000, { rate: 9 }))).toBe(24);
  expect(months()).toBeUndefined();
  expect(cheapestEmi(plans(feePlan('A', { isInternational: true, emiOptions: [emi(0, 6, 1_000)] })))).toBeUndefined();
  expect(cheapestEmi(plans(feePlan('A', { isRestricted: true, emiOptions: [emi(0, 6, 1_000)] })))).toBeUndefined();
});

test('PAGE-19 the lowest monthly payment, whatever the charges; then the lowest total', () => {
  const lowest = (...options: unknown[]) =>
    lowestMonthlyEmi(plans(feePlan('Lumpsum', { emiOptions: options })))?.installment.emiDuration;
  expect(lowest(emi(0, 12, 9_000), emi(0, 24, 4_934, { rate: 9, fee: 1_000 }))).toBe(24);
  expect(lowest(emi(0, 30, 4_000), emi(0, 24, 4_000))).toBe(24);
  expect(lowest(emi(0, 12, 0))).toBeUndefined();
});

test('PAGE-19 the figures of an option without charges; none if the cheapest option has charges', () => {
  const figures = (...options: unknown[]) => noCostEmi(plans(feePlan('Lumpsum', { emiOptions: options })));
  expect(figures(emi(0, 24, 4_000, { rate: 9 }), emi(20_000, 12, 9_000))).toEqual({
    down: 20_000,
    months: 12,
    monthly: 9_000,
  });
  expect(figures(emi(0, 24, 4_000, { rate: 9 }))).toBeUndefined();
  expect(figures(emi(0, 12, 4_000, { fee: 100 }))).toBeUndefined();
  expect(figures()).toBeUndefined();
});

test('SECT-05 the amount is the lowest monthly payment without charges for every student in India', () => {
  const feePlans = plans(
    feePlan('A', { emiOptions: [emi(0, 12, 9_000), emi(0, 24, 4_000, { rate: 9 }), emi(0, 24, 3_000, { fee: 10 })] }),
    feePlan('B', { emiOptions: [emi(0, 18, 6_500)] }),
    feePlan('C', { isInternational: true, emiOptions: [emi(0, 18, 1_000)] }),
    feePlan('D', { isRestricted: true, emiOptions: [emi(0, 18, 500)] }),
  );
  expect(lowestNoCostEmi(feePlans)).toBe(6_500);
  expect(lowestNoCostEmi([])).toBeUndefined();
});

test('PAGE-19 an option in figures: down payment, monthly payments and total', () => {
  expect(formatEmiOption(option(emi(20_000, 12, 9_000)))).toBe('₹20,000 + 12\u00a0×\u00a0₹9,000');
  expect(formatEmiOption(option(emi(0, 9, 1_000)))).toBe('9\u00a0×\u00a0₹1,000');
  expect(emiCost(option(emi(20_000, 12, 9_000)))).toBe('₹1,28,000 in total, with no interest');
  const unstated = option(emi(0, 12, 500));
  unstated.installment.emiDuration = null;
  expect(formatEmiOption(unstated)).toBe('₹500 a month');
});
