import { FEE_PLAN_TYPE } from '@prospectus/contract';
import { formatRupees } from '@prospectus/design-system';
import { expect, test } from 'vitest';

import { ENGLISH } from '../../texts/language-context.ts';

import { feeHints, instalmentHint } from './fee-hints.ts';
import { semesterSummary } from './semester-summary.ts';

const writing = { text: ENGLISH.text, rupees: formatRupees };

const hints = (plan: Parameters<typeof feeHints>[0], semesters = 4) => feeHints(plan, semesters, writing);

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
  expect(instalmentHint({ emiOption: '6 months', installment }, writing)).toEqual({
    text: '6 months: 6 × ₹7,500 = ₹50,500 with down payment and processing fee; the plan says ₹50,000, ₹500 less.',
    isMismatch: true,
  });
  expect(instalmentHint({ installment: { ...installment, emiTotalPayment: 50_500 } }, writing)?.isMismatch).toBe(false);
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
