import { annualPlan, emi, lumpsumPlan, noCostEmi, semesterPlan } from '../../fees.ts';
import type { FeePlan } from '../../seed-program.ts';

export const bbaFees: FeePlan[] = [
  semesterPlan({
    semesters: 6,
    other: 24_000,
    examFee: 2_000,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ years: [48_000, 47_000, 47_000], examFee: 12_000 }),
  lumpsumPlan({
    total: 135_000,
    examFee: 12_000,
    isPopular: true,
    highlights: ['One payment at admission, or EMI'],
    emiOptions: [
      noCostEmi(135_000, 12, 10_000),
      emi({ total: 135_000, downPayment: 15_000, months: 30, ratePerYear: 9, processingFee: 1_000 }),
    ],
  }),
  semesterPlan({
    isInternational: true,
    semesters: 6,
    other: 38_000,
    examFee: 3_000,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ isInternational: true, years: [76_500, 75_000, 74_500], examFee: 18_000 }),
  lumpsumPlan({
    isInternational: true,
    isPopular: true,
    total: 216_000,
    examFee: 18_000,
    highlights: ['One payment at admission'],
  }),
];
