import { annualPlan, lumpsumPlan, noCostEmi, semesterPlan } from '../../fees.ts';
import type { FeePlan } from '../../seed-program.ts';

/** The Bachelor of Arts costs the same in every specialisation. */
export const baFees: FeePlan[] = [
  semesterPlan({
    semesters: 6,
    other: 13_000,
    examFee: 1_500,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ years: [26_000, 25_500, 25_500], examFee: 9_000 }),
  lumpsumPlan({
    total: 73_000,
    examFee: 9_000,
    isPopular: true,
    highlights: ['One payment at admission, or no-cost EMI'],
    emiOptions: [noCostEmi(73_000, 12, 5_500)],
  }),
  semesterPlan({
    isInternational: true,
    semesters: 6,
    other: 21_500,
    examFee: 2_500,
    highlights: ['One payment before each semester begins'],
  }),
  lumpsumPlan({
    isInternational: true,
    isPopular: true,
    total: 122_000,
    examFee: 15_000,
    highlights: ['One payment at admission'],
  }),
];
