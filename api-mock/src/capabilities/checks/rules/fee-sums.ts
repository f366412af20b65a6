import { FEE_PLAN_TYPE, type Program } from '@prospectus/contract';

import type { Problem, Rule } from '../rule.ts';

type Plan = Program['fee_plans'][number];

/** The totals of fee plans are the sums of their amounts. */
export const feeSums: Rule = ({ resource, fields }) => {
  if (resource.name !== 'program') return [];
  const { fee_plans: plans = [], semesters = [] } = fields as Partial<Program>;
  return plans.flatMap((plan, index) => sumsOf(plan, `fee_plans.${index}`, semesters.length));
};

function sumsOf(plan: Plan, path: string, semesters: number): Problem[] {
  const { courseFee, examFee, totalAmount, semesterFee, otherSemesterFee } = plan;
  // A draft can be older than this field.
  const { yearFees = [] } = plan as Partial<Plan>;
  const bySemester = plan.type === FEE_PLAN_TYPE.SEMESTER && semesters > 1 && semesterFee > 0 && otherSemesterFee > 0;
  return [
    ...(courseFee > 0 && examFee > 0 ? differs(`${path}.totalAmount`, courseFee + examFee, totalAmount) : []),
    ...(bySemester
      ? differs(`${path}.totalAmount`, semesterFee + (semesters - 1) * otherSemesterFee, totalAmount)
      : []),
    ...(yearFees.length > 0 ? differs(`${path}.totalAmount`, sumOf(yearFees), totalAmount) : []),
    ...plan.emiOptions.flatMap(({ installment }, index) => {
      const { emiDownPayment, emiDuration, emiProcessingFee, emiMonthlyPayment, emiTotalPayment } = installment;
      if (!emiDuration || !emiMonthlyPayment) return [];
      const sum = emiDownPayment + emiProcessingFee + emiDuration * emiMonthlyPayment;
      return differs(`${path}.emiOptions.${index}.installment.emiTotalPayment`, sum, emiTotalPayment);
    }),
  ];
}

const sumOf = (years: Plan['yearFees']): number => years.reduce((sum, { fee }) => sum + fee, 0);

const differs = (path: string, sum: number, stated: number): Problem[] =>
  stated === 0 || sum === stated
    ? []
    : [{ code: 'FEE_SUM', path, values: { sum: rupees(sum), stated: rupees(stated) } }];

const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;
