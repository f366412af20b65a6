import type { ProgramSections } from '@prospectus/contract';
import { FEE_PLAN_TYPE } from '@prospectus/contract/constants';
import { emiTotal, monthlyPayment } from '@prospectus/contract/emi';
import type { AmountStep } from '@prospectus/design-system/chart';
import { startingPlan } from '@prospectus/contract/fees';

type Plan = ProgramSections['fees']['feePlans'][number];
type EmiOption = Plan['emiOptions'][number];

/** A plan or one of its EMI options, with its total and its payments by month. Amounts are whole rupees. */
export type PaymentWay = {
  title: string;
  /** Title within the plan. */
  shortTitle: string;
  plan: Plan;
  total: number;
  /** Payments without a known time have no `at`. */
  steps: AmountStep[];
};

/** All ways to pay: the plans, each followed by its EMI options. */
export const waysToPay = (plans: readonly Plan[]): PaymentWay[] =>
  plans.flatMap((plan) => [
    {
      title: plan.title,
      shortTitle: plan.type === FEE_PLAN_TYPE.LUMPSUM ? 'At once' : plan.title,
      plan,
      total: plan.totalAmount,
      steps: steps(plan),
    },
    ...plan.emiOptions.map((option) => ({
      title: `${plan.title}, ${option.emiOption}`,
      shortTitle: option.emiOption,
      plan,
      total: emiTotal(option),
      steps: emiSteps(option),
    })),
  ]);

const AT_ADMISSION = 'At admission';
const [SEMESTER, YEAR] = [6, 12];

/** The payments; without dates if the semester fees do not add up to the total. */
function steps(plan: Plan): AmountStep[] {
  const dated = datedSteps(plan);
  const undated = [
    { label: 'First semester', amount: plan.semesterFee },
    { label: 'Each later semester', amount: plan.otherSemesterFee },
  ].filter(({ amount }) => amount > 0 && !dated.some((step) => step.amount === amount));
  return [...dated, ...undated];
}

function datedSteps({ type, totalAmount, semesterFee, otherSemesterFee, yearFees }: Plan): AmountStep[] {
  if (yearFees.length > 0)
    return yearFees.map(({ fee }, at) => ({
      label: at === 0 ? AT_ADMISSION : `Before year ${at + 1}`,
      amount: fee,
      at: at * YEAR,
    }));
  if (semesterFee > 0) {
    const times = otherSemesterFee > 0 ? (totalAmount - semesterFee) / otherSemesterFee : 0;
    const later = {
      label: beforeText('semester', times),
      amount: otherSemesterFee,
      at: SEMESTER,
      times,
      every: SEMESTER,
    };
    return Number.isInteger(times)
      ? [{ label: AT_ADMISSION, amount: semesterFee, at: 0 }, ...(times > 0 ? [later] : [])]
      : [];
  }
  return type === FEE_PLAN_TYPE.LUMPSUM && totalAmount > 0 ? [{ label: AT_ADMISSION, amount: totalAmount, at: 0 }] : [];
}

const beforeText = (part: string, later: number) =>
  later === 1 ? `Before ${part} 2` : `Before ${part}s 2 to ${later + 1}`;

function emiSteps(option: EmiOption): AmountStep[] {
  const { emiDownPayment, emiDuration, emiProcessingFee } = option.installment;
  const amount = monthlyPayment(option);
  if (!emiDuration || !amount) return [];
  return [
    { label: AT_ADMISSION, amount: emiDownPayment, at: 0 },
    { label: 'Processing fee, at admission', amount: emiProcessingFee, at: 0 },
    { label: emiDuration > 1 ? `Months 1 to ${emiDuration}` : 'Month 1', amount, at: 1, times: emiDuration },
  ].filter((step) => step.amount > 0);
}

/** Puts the plan with the 'from' price of the first screen first. */
export function fromPlanFirst(plans: readonly Plan[]): Plan[] {
  const from = startingPlan(plans);
  return from ? [from, ...plans.filter((plan) => plan !== from)] : [...plans];
}

export const FROM_MARK = 'Lowest fee for everyone';
