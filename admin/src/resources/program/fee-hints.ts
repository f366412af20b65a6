import { FEE_PLAN_TYPE } from '@prospectus/contract';

import type { TextFunction } from '../../texts/language-context.ts';
import type { Installment } from './emi-sums.ts';

type EmiOption = { emiOption?: string; installment?: Installment };
type Plan = {
  type?: number;
  totalAmount?: number;
  semesterFee?: number;
  otherSemesterFee?: number;
  courseFee?: number;
  examFee?: number;
  emiOptions?: readonly EmiOption[];
};
/** In the form an emptied amount is null. */
type PlanInForm = { [Name in keyof Plan]?: Plan[Name] | null };
export type Hint = { text: string; isMismatch: boolean };
/** How sentences and amounts are written. */
export type Writing = { text: TextFunction; rupees: (amount: number) => string };

/** Sentences that compare a plan's totals with the sums of its amounts. Amounts are whole rupees. */
export function feeHints(given: PlanInForm, semesters: number, writing: Writing): Hint[] {
  if (hasEmptyAmount(given)) return [{ text: writing.text('entities.fees.emptyAmount'), isMismatch: true }];
  const plan = given as Plan;
  return [...parts(plan, writing), ...bySemester(plan, semesters, writing)];
}

const AMOUNTS = ['totalAmount', 'semesterFee', 'otherSemesterFee', 'courseFee', 'examFee'] as const;
const OF_EMI = ['emiDownPayment', 'emiProcessingFee', 'emiMonthlyPayment', 'emiTotalPayment'] as const;

const hasEmptyAmount = (plan: PlanInForm): boolean =>
  AMOUNTS.some((name) => plan[name] === null) ||
  (plan.emiOptions ?? []).some(({ installment }) => OF_EMI.some((name) => installment?.[name] === null));

function parts({ totalAmount = 0, courseFee = 0, examFee = 0 }: Plan, writing: Writing): Hint[] {
  if (courseFee === 0 || examFee === 0 || totalAmount === 0) return [];
  const sum = courseFee + examFee;
  return [compare(writing.text('entities.fees.parts', { sum: writing.rupees(sum) }), sum, totalAmount, writing)];
}

function bySemester(
  { type, totalAmount = 0, semesterFee = 0, otherSemesterFee = 0 }: Plan,
  semesters: number,
  writing: Writing,
): Hint[] {
  if (type !== FEE_PLAN_TYPE.SEMESTER || semesters < 2 || semesterFee === 0 || otherSemesterFee === 0) return [];
  const sum = semesterFee + (semesters - 1) * otherSemesterFee;
  const sentence = writing.text('entities.fees.bySemester', { semesters, sum: writing.rupees(sum) });
  return [compare(sentence, sum, totalAmount, writing)];
}

/** What the months of an EMI option come to, beside what it says; undefined where a month costs nothing. */
export function instalmentHint({ emiOption = '', installment = {} }: EmiOption, writing: Writing): Hint | undefined {
  const { emiDownPayment, emiDuration, emiProcessingFee, emiMonthlyPayment, emiTotalPayment } = installment;
  if (!emiDuration || !emiMonthlyPayment) return undefined;
  const sum = (emiDownPayment ?? 0) + (emiProcessingFee ?? 0) + emiDuration * emiMonthlyPayment;
  const sentence = writing.text('entities.fees.emi', {
    name: emiOption || writing.text('entities.fees.emiName'),
    months: emiDuration,
    monthly: writing.rupees(emiMonthlyPayment),
    sum: writing.rupees(sum),
  });
  return compare(sentence, sum, emiTotalPayment ?? 0, writing);
}

function compare(sentence: string, sum: number, stated: number, { text, rupees }: Writing): Hint {
  if (sum === stated || stated === 0) return { text: text('entities.fees.agrees', { sentence }), isMismatch: false };
  const values = { sentence, stated: rupees(stated), difference: rupees(Math.abs(stated - sum)) };
  return {
    text: stated > sum ? text('entities.fees.planSaysMore', values) : text('entities.fees.planSaysLess', values),
    isMismatch: true,
  };
}
