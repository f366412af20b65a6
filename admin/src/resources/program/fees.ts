import { FEE_PLAN_TYPE } from '@prospectus/contract';
import { formatRupees } from '@prospectus/design-system';

import type { TextFunction } from '../../texts/language-context.ts';

const PLAN_AMOUNTS = ['totalAmount', 'semesterFee', 'otherSemesterFee', 'courseFee', 'examFee'] as const;
const EMI_AMOUNTS = ['emiDownPayment', 'emiProcessingFee', 'emiMonthlyPayment', 'emiTotalPayment'] as const;

/** In the form an emptied amount is null. Amounts are whole rupees. */
type Amounts<Name extends string> = { [N in Name]?: number | null };
type Installment = Amounts<(typeof EMI_AMOUNTS)[number] | 'emiDuration'>;
export type EmiOption = { emiOption?: string; installment?: Installment };
export type FeePlan = Amounts<(typeof PLAN_AMOUNTS)[number] | 'type'> & { emiOptions?: readonly EmiOption[] };
type Hint = { text: string; isMismatch: boolean };

/** Sentences that compare a plan's totals with the sums of its amounts. */
export function feeHints(plan: FeePlan, semesters: number, text: TextFunction): Hint[] {
  const installments = (plan.emiOptions ?? []).map(({ installment = {} }) => installment);
  const hasEmpty =
    PLAN_AMOUNTS.some((name) => plan[name] === null) ||
    installments.some((installment) => EMI_AMOUNTS.some((name) => installment[name] === null));
  if (hasEmpty) return [{ text: text('entities.fees.emptyAmount'), isMismatch: true }];
  const { type, totalAmount: total, courseFee, examFee, semesterFee, otherSemesterFee } = plan;
  const hints: Hint[] = [];
  if (courseFee && examFee && total) {
    const sum = courseFee + examFee;
    hints.push(compare(text('entities.fees.parts', { sum: formatRupees(sum) }), sum, total, text));
  }
  if (type === FEE_PLAN_TYPE.SEMESTER && semesters > 1 && semesterFee && otherSemesterFee) {
    const sum = semesterFee + (semesters - 1) * otherSemesterFee;
    const sentence = text('entities.fees.bySemester', { semesters, sum: formatRupees(sum) });
    hints.push(compare(sentence, sum, total, text));
  }
  return hints;
}

/** Compares the total of an EMI option with the sum of its months; undefined where a month costs nothing. */
export function instalmentHint({ emiOption, installment = {} }: EmiOption, text: TextFunction): Hint | undefined {
  const { emiDuration: months, emiMonthlyPayment: monthly, emiTotalPayment } = installment;
  if (!months || !monthly) return undefined;
  const sum = sumOf(installment);
  const sentence = text('entities.fees.emi', {
    name: emiOption || text('entities.fees.emiName'),
    months,
    monthly: formatRupees(monthly),
    sum: formatRupees(sum),
  });
  return compare(sentence, sum, emiTotalPayment, text);
}

const sumOf = (amounts: Installment): number =>
  (amounts.emiDownPayment ?? 0) +
  (amounts.emiProcessingFee ?? 0) +
  (amounts.emiDuration ?? 0) * (amounts.emiMonthlyPayment ?? 0);

function compare(sentence: string, sum: number, stated: number | null | undefined, text: TextFunction): Hint {
  if (!stated || sum === stated) return { text: text('entities.fees.agrees', { sentence }), isMismatch: false };
  const values = { sentence, stated: formatRupees(stated), difference: formatRupees(Math.abs(stated - sum)) };
  return {
    text: text(stated > sum ? 'entities.fees.planSaysMore' : 'entities.fees.planSaysLess', values),
    isMismatch: true,
  };
}

/**
 * The monthly payment that follows from the total, rounded up, and the total that follows from the months; undefined
 * where the form has it already or the other amounts are missing.
 */
export function emiSums(amounts: Installment): { monthly?: number; total?: number } {
  const { emiDuration: months, emiMonthlyPayment: monthly, emiTotalPayment: total } = amounts;
  if (!months || !Object.values(amounts).every((amount) => Number.isInteger(amount ?? 0))) return {};
  const byTotal = Math.ceil(((total ?? 0) - sumOf({ ...amounts, emiMonthlyPayment: 0 })) / months);
  const byMonth = sumOf(amounts);
  return {
    ...(total && byTotal > 0 && byTotal !== monthly && { monthly: byTotal }),
    ...(monthly && byMonth !== total && { total: byMonth }),
  };
}
