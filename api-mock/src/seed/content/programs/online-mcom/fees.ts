import { annualPlan, lumpsumPlan, noCostEmi, semesterPlan } from '../../fees.ts';
import type { FeePlan } from '../../seed-program.ts';

export const mcomFees: FeePlan[] = [
  semesterPlan({
    semesters: 4,
    other: 14_500,
    examFee: 1_500,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ years: [29_000, 28_000], examFee: 6_000 }),
  lumpsumPlan({
    total: 54_000,
    examFee: 6_000,
    isPopular: true,
    highlights: ['One payment at admission, or no-cost EMI'],
    emiOptions: [noCostEmi(54_000, 12, 4_000)],
  }),
  semesterPlan({
    isInternational: true,
    semesters: 4,
    other: 24_000,
    examFee: 2_500,
    highlights: ['One payment before each semester begins'],
  }),
  lumpsumPlan({
    isInternational: true,
    isPopular: true,
    total: 91_000,
    examFee: 10_000,
    highlights: ['One payment at admission'],
  }),
];
