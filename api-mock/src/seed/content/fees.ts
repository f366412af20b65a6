import { CHARGES, FEE_PLAN_TYPE } from '@prospectus/contract';

import type { EmiOption, FeePlan } from './seed-program.ts';

type Common = {
  title?: string;
  isInternational?: boolean;
  isPopular?: boolean;
  /** For some applicants only. */
  isRestricted?: boolean;
  /** What this plan offers beyond what every plan includes. */
  highlights?: string[];
  emiOptions?: EmiOption[];
};

/** Whole rupees as the site writes them: ₹1,28,000. */
export const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

/** One payment a semester; the first holds the registration fee (§9). */
export function semesterPlan(plan: Common & { semesters: number; other: number; examFee: number }): FeePlan {
  const first = plan.other + registrationFee(plan);
  const totalAmount = first + plan.other * (plan.semesters - 1);
  return {
    ...base(plan, 'Semester', FEE_PLAN_TYPE.SEMESTER, totalAmount, plan.examFee * plan.semesters),
    semesterFee: first,
    otherSemesterFee: plan.other,
  };
}

/** One payment a year. */
export function annualPlan(plan: Common & { years: readonly number[]; examFee: number }): FeePlan {
  return {
    ...base(
      { ...plan, highlights: ['One payment before each year begins', ...(plan.highlights ?? [])] },
      'Annual',
      FEE_PLAN_TYPE.ANNUAL,
      plan.years.reduce((sum, amount) => sum + amount, 0),
      plan.examFee,
    ),
    yearFees: plan.years.map((fee) => ({ fee })),
  };
}

/** One payment for the whole programme. */
export const lumpsumPlan = (plan: Common & { total: number; examFee: number }): FeePlan =>
  base(plan, 'Lumpsum', FEE_PLAN_TYPE.LUMPSUM, plan.total, plan.examFee);

/** Equal monthly payments without interest; what they leave over is paid at admission. */
export function noCostEmi(total: number, months: number, monthly: number): EmiOption {
  return {
    emiOption: `${months} months, no cost`,
    installment: {
      emiDownPayment: total - monthly * months,
      emiDuration: months,
      emiInterestRate: 0,
      emiProcessingFee: 0,
      emiMonthlyPayment: monthly,
      emiTotalPayment: total,
    },
  };
}

/** Equal monthly payments with interest on the reducing balance, each rounded up to a whole rupee. */
export function emi(loan: {
  total: number;
  downPayment: number;
  months: number;
  ratePerYear: number;
  processingFee: number;
}): EmiOption {
  const rate = loan.ratePerYear / 1200;
  const monthly = Math.ceil(((loan.total - loan.downPayment) * rate) / (1 - (1 + rate) ** -loan.months));
  return {
    emiOption: `${loan.months} months, ${loan.ratePerYear}% a year`,
    installment: {
      emiDownPayment: loan.downPayment,
      emiDuration: loan.months,
      emiInterestRate: loan.ratePerYear,
      emiProcessingFee: loan.processingFee,
      emiMonthlyPayment: monthly,
      emiTotalPayment: loan.downPayment + monthly * loan.months + loan.processingFee,
    },
  };
}

function base(plan: Common, title: string, type: FeePlan['type'], totalAmount: number, examFee: number) {
  return {
    title: plan.title ?? title,
    type,
    isInternational: plan.isInternational ?? false,
    isPopular: plan.isPopular ?? false,
    isRestricted: plan.isRestricted ?? false,
    totalAmount,
    courseFee: totalAmount - examFee,
    examFee,
    keyHighlights: [...(plan.highlights ?? []), ...INCLUDED, ...(plan.isInternational ? INCLUDED_ABROAD : [])],
    emiOptions: plan.emiOptions ?? [],
  };
}

const registrationFee = (plan: Common) =>
  plan.isInternational ? CHARGES.registration.international : CHARGES.registration.indian;

const INCLUDED = [
  'Live classes, recordings and ebooks for every subject',
  'Your first attempt at every end-semester exam',
];
const INCLUDED_ABROAD = ['Pay by international card or bank transfer'];
