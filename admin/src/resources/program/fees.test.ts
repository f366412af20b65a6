import { FEE_PLAN_TYPE } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { ENGLISH } from '../../texts/language-context.ts';
import { emiSums, feeHints, instalmentHint } from './fees.ts';
import { semesterSummary } from './semester-summary.ts';

const hints = (plan: Parameters<typeof feeHints>[0], semesters = 4) => feeHints(plan, semesters, ENGLISH.text);

test('ADMIN-33 the sum of a plan is shown, and a total that differs from it is named', () => {
  const plan = { type: FEE_PLAN_TYPE.SEMESTER, totalAmount: 55_000, semesterFee: 14_500, otherSemesterFee: 13_500 };
  expect(hints(plan)).toEqual([{ text: 'Over 4 semesters the fees come to ₹55,000.', isMismatch: false }]);
  expect(hints({ ...plan, totalAmount: 54_000 })).toEqual([
    { text: 'Over 4 semesters the fees come to ₹55,000; the plan says ₹54,000, ₹1,000 less.', isMismatch: true },
  ]);
});

test('ADMIN-33 the sum of an EMI option includes down payment and processing fee', () => {
  const installment = {
    emiDownPayment: 5_000,
    emiDuration: 6,
    emiProcessingFee: 500,
    emiMonthlyPayment: 7_500,
    emiTotalPayment: 50_000,
  };
  expect(instalmentHint({ emiOption: '6 months', installment }, ENGLISH.text)).toEqual({
    text: '6 months: 6 × ₹7,500 = ₹50,500 with down payment and processing fee; the plan says ₹50,000, ₹500 less.',
    isMismatch: true,
  });
  expect(instalmentHint({ installment: { ...installment, emiTotalPayment: 50_500 } }, ENGLISH.text)?.isMismatch).toBe(
    false,
  );
});

test('ADMIN-33 an emptied amount is no zero: the hint says that the sums cannot be checked', () => {
  const plan = { totalAmount: 54_000, courseFee: 49_000, examFee: 6_000 };
  const unchecked = [{ text: 'An amount is empty: the sums cannot be checked.', isMismatch: true }];
  expect(hints({ ...plan, examFee: null })).toEqual(unchecked);
  expect(hints({ emiOptions: [{ installment: { emiDuration: 6, emiMonthlyPayment: null } }] })).toEqual(unchecked);
});

test('an empty plan has no hints', () => {
  expect(hints({})).toEqual([]);
});

test('ADMIN-32 the summary of a semester counts subjects and credits, and names a sum that differs', () => {
  expect(semesterSummary(ENGLISH.text, { semester_data: [{ credits: 4 }, { credits: 4 }], total_credits: 8 })).toBe(
    '2 subjects · 8 credits',
  );
  expect(semesterSummary(ENGLISH.text, { semester_data: [{ credits: 4 }], total_credits: 8 })).toBe(
    '1 subject · 8 credits · subjects add up to 4',
  );
});

test.each([
  ['both amounts agree', { emiDuration: 12, emiMonthlyPayment: 2_500, emiTotalPayment: 30_000 }, {}],
  ['the monthly payment is worked out', { emiDuration: 12, emiTotalPayment: 30_000 }, { monthly: 2_500 }],
  ['it is rounded up', { emiDuration: 12, emiTotalPayment: 32_848 }, { monthly: 2_738 }],
  [
    'down payment and fee are taken off first',
    { emiDuration: 10, emiDownPayment: 5_000, emiProcessingFee: 500, emiTotalPayment: 25_500 },
    { monthly: 2_000 },
  ],
  [
    'the total is worked out',
    { emiDuration: 6, emiDownPayment: 1_000, emiMonthlyPayment: 4_000, emiTotalPayment: null },
    { total: 25_000 },
  ],
  [
    'both, where they disagree',
    { emiDuration: 12, emiMonthlyPayment: 2_700, emiTotalPayment: 32_848 },
    { monthly: 2_738, total: 32_400 },
  ],
  ['without months there is nothing to work out', { emiMonthlyPayment: 2_700, emiTotalPayment: 32_848 }, {}],
])('ADMIN-33 %s', (_title, given, expected) => {
  expect(emiSums(given)).toEqual(expected);
});
