import { FEE_PLAN_TYPE, type Program } from '@prospectus/contract';

type Plan = Program['fee_plans'][number];
type FeeChange = { percent: number; roundTo: number };
/** A changed amount of a fee plan, with its path in the programme. */
export type NewFee = { path: string; before: number; after: number };

/** The amounts of a programme's fee plans after a change by per cent, rounded; sums stay sums. */
export function newFees(
  { fee_plans, semesters }: Pick<Program, 'fee_plans' | 'semesters'>,
  change: FeeChange,
): NewFee[] {
  return fee_plans.flatMap((plan, index) => {
    const after = changedPlan(plan, semesters.length, change);
    return amountsIn(plan, after, `fee_plans.${index}`);
  });
}

function changedPlan(plan: Plan, semesters: number, change: FeeChange): Plan {
  const changed = (amount: number) =>
    amount === 0 ? 0 : Math.round((amount * (1 + change.percent / 100)) / change.roundTo) * change.roundTo;
  const [courseFee, examFee] = [changed(plan.courseFee), changed(plan.examFee)];
  const [semesterFee, otherSemesterFee] = [changed(plan.semesterFee), changed(plan.otherSemesterFee)];
  // A draft can be older than this field.
  const { yearFees: years = [] } = plan as Partial<Plan>;
  const yearFees = years.map((year) => ({ ...year, fee: changed(year.fee) }));
  const isSumOfYears = years.length > 0 && sumOf(years) === plan.totalAmount;
  const isSumOfParts = plan.courseFee > 0 && plan.courseFee + plan.examFee === plan.totalAmount;
  const bySemesters = (first: number, others: number) => first + (semesters - 1) * others;
  const isSumOfSemesters =
    plan.type === FEE_PLAN_TYPE.SEMESTER &&
    semesters > 1 &&
    bySemesters(plan.semesterFee, plan.otherSemesterFee) === plan.totalAmount;
  const totalAmount = isSumOfSemesters
    ? bySemesters(semesterFee, otherSemesterFee)
    : isSumOfYears
      ? sumOf(yearFees)
      : isSumOfParts
        ? courseFee + examFee
        : changed(plan.totalAmount);
  const emiOptions = plan.emiOptions.map((option) => {
    const { installment } = option;
    const { emiDownPayment, emiDuration, emiMonthlyPayment, emiProcessingFee, emiTotalPayment } = installment;
    const monthly = changed(emiMonthlyPayment);
    const down = changed(emiDownPayment);
    const months = emiDuration ?? 0;
    const isSum = emiDownPayment + emiProcessingFee + months * emiMonthlyPayment === emiTotalPayment;
    const total = isSum ? down + emiProcessingFee + months * monthly : changed(emiTotalPayment);
    return {
      ...option,
      installment: { ...installment, emiDownPayment: down, emiMonthlyPayment: monthly, emiTotalPayment: total },
    };
  });
  return { ...plan, courseFee, examFee, semesterFee, otherSemesterFee, yearFees, totalAmount, emiOptions };
}

const sumOf = (years: Plan['yearFees']): number => years.reduce((sum, { fee }) => sum + fee, 0);

function amountsIn(before: unknown, after: unknown, path: string): NewFee[] {
  if (typeof before === 'number' && typeof after === 'number') return before === after ? [] : [{ path, before, after }];
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return [];
  return Object.entries(before).flatMap(([name, value]) =>
    amountsIn(value, (after as Record<string, unknown>)[name], `${path}.${name}`),
  );
}
