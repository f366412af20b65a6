import { FEE_PLAN_TYPE } from '@prospectus/contract';
import { formatRupees } from '@prospectus/design-system';
import { expect, test } from 'vitest';

import { feeHints } from './fee-hints.ts';
import { semesterSummary } from './SemestersInput.tsx';

const hints = (plan: Parameters<typeof feeHints>[0], semesters = 4) => feeHints(plan, semesters, formatRupees);

test('ADMIN-33 the sum of a plan is shown, and a total that differs from it is named', () => {
  const plan = { type: FEE_PLAN_TYPE.SEMESTER, totalAmount: 55_000, semesterFee: 14_500, otherSemesterFee: 13_500 };
  expect(hints(plan)).toEqual([{ text: 'Over 4 semesters the fees come to ₹55,000.', isMismatch: false }]);
  expect(hints({ ...plan, totalAmount: 54_000 })).toEqual([
    { text: 'Over 4 semesters the fees come to ₹55,000; the plan says ₹54,000.', isMismatch: true },
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
  expect(hints({ emiOptions: [{ emiOption: '6 months', installment }] })).toEqual([
    {
      text: '6 months: 6 months come to ₹50,500 with down payment and processing fee; the plan says ₹50,000.',
      isMismatch: true,
    },
  ]);
});

test('an empty plan has no hints', () => {
  expect(hints({})).toEqual([]);
});

test('ADMIN-32 the summary of a semester counts subjects and credits, and names a sum that differs', () => {
  expect(semesterSummary({ semester_data: [{ credits: 4 }, { credits: 4 }], total_credits: 8 })).toBe(
    '2 subjects · 8 credits',
  );
  expect(semesterSummary({ semester_data: [{ credits: 4 }], total_credits: 8 })).toBe(
    '1 subject · 8 credits · subjects add up to 4',
  );
});
