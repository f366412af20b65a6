import { annualPlan, emi, lumpsumPlan, noCostEmi, semesterPlan } from '../../fees.ts';
import type { FeePlan } from '../../seed-program.ts';

export const mcaFees: FeePlan[] = [
  semesterPlan({
    semesters: 4,
    other: 28_000,
    examFee: 2_500,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ years: [56_000, 54_500], examFee: 10_000 }),
  lumpsumPlan({
    total: 105_000,
    examFee: 10_000,
    isPopular: true,
    highlights: ['One payment at admission, or EMI'],
    emiOptions: [
      noCostEmi(105_000, 12, 7_500),
      emi({ total: 105_000, downPayment: 15_000, months: 24, ratePerYear: 9, processingFee: 1_000 }),
    ],
  }),
  semesterPlan({
    isInternational: true,
    semesters: 4,
    other: 46_000,
    examFee: 4_000,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ isInternational: true, years: [91_500, 90_000], examFee: 16_000 }),
  lumpsumPlan({
    isInternational: true,
    isPopular: true,
    total: 174_000,
    examFee: 16_000,
    highlights: ['One payment at admission'],
  }),
];
