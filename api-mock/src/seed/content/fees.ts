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

/** One payment a year. The schema has fields for semesters alone, so the payments stand among the highlights. */
export function annualPlan(plan: Common & { years: readonly number[]; examFee: number }): FeePlan {
  const payments = plan.years.map((amount, index) => `${rupees(amount)} ${YEARS[index]}`);
  const sentence = `${COUNTS[payments.length]} payments: ${payments.slice(0, -1).join(', ')} and ${payments.at(-1)}`;
  return base(
    { ...plan, highlights: [sentence, ...(plan.highlights ?? [])] },
    'Annual',
    FEE_PLAN_TYPE.ANNUAL,
    plan.years.reduce((sum, amount) => sum + amount, 0),
    plan.examFee,
  );
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

const COUNTS = ['', 'One', 'Two', 'Three'];
const YEARS = ['at admission', 'before the second year', 'before the third'];

const registrationFee = (plan: Common) =>
  plan.isInternational ? CHARGES.registration.international : CHARGES.registration.indian;

const INCLUDED = [
  'Live classes, their recordings and e-books of every subject',
  'The first attempt of every end-semester examination',
];
const INCLUDED_ABROAD = ['Payment by international card or bank transfer'];
