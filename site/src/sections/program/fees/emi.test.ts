import { programSections } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { emi, feePlan } from '../../testing/part-fixtures.ts';
import { emiSentence, emiTotal, lowestNoCostEmi } from './emi.ts';

const plans = (...given: unknown[]) =>
  programSections.shape.fees.parse({ componentTitle: '', feePlans: given }).feePlans;
const option = (given: unknown) =>
  plans(feePlan('Lumpsum', { totalAmount: 1, emiOptions: [given] }))[0]!.emiOptions[0]!;

test('PAGE-19 the total of an option is computed from its parts', () => {
  expect(emiTotal(option(emi(20_000, 24, 4_934, { rate: 9, fee: 1_000 })))).toBe(139_416);
  const { installment, ...rest } = emi(0, 0, 0);
  expect(
    emiTotal(option({ ...rest, installment: { ...installment, emiDuration: null, emiTotalPayment: 50_000 } })),
  ).toBe(50_000);
});

test('PAGE-19 interest and processing fee are said', () => {
  expect(emiSentence(option(emi(0, 24, 4_934, { rate: 9, fee: 1_000 })))).toBe(
    '₹4,934 a month for 24 months: ₹1,19,416 in all, with interest of 9% a year and a processing fee of ₹1,000.',
  );
});

test('SECT-05 the amount is the least month without interest, processing fee or an address abroad', () => {
  const given = plans(
    feePlan('A', { emiOptions: [emi(0, 12, 9_000), emi(0, 24, 4_000, { rate: 9 }), emi(0, 24, 3_000, { fee: 10 })] }),
    feePlan('B', { emiOptions: [emi(0, 18, 6_500)] }),
    feePlan('C', { isInternational: true, emiOptions: [emi(0, 18, 1_000)] }),
  );
  expect(lowestNoCostEmi(given)).toBe(6_500);
  expect(lowestNoCostEmi([])).toBeUndefined();
});
