import { annualPlan, lumpsumPlan, noCostEmi, semesterPlan } from '../../fees.ts';
import type { FeePlan } from '../../seed-program.ts';

export const bcomFees: FeePlan[] = [
  semesterPlan({
    semesters: 6,
    other: 15_500,
    examFee: 1_500,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ years: [31_500, 30_500, 30_000], examFee: 9_000 }),
  lumpsumPlan({
    total: 88_000,
    examFee: 9_000,
    isPopular: true,
    highlights: ['One payment at admission, or no-cost EMI'],
    emiOptions: [noCostEmi(88_000, 12, 6_500)],
  }),
  semesterPlan({
    isInternational: true,
    semesters: 6,
    other: 25_000,
    examFee: 2_500,
    highlights: ['One payment before each semester begins'],
  }),
  lumpsumPlan({
    isInternational: true,
    isPopular: true,
    total: 142_000,
    examFee: 15_000,
    highlights: ['One payment at admission'],
  }),
];
