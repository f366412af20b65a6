import { annualPlan, lumpsumPlan, noCostEmi, semesterPlan } from '../../fees.ts';
import type { FeePlan } from '../../seed-program.ts';

/** The Master of Arts costs the same in every specialisation. */
export const maFees: FeePlan[] = [
  semesterPlan({
    semesters: 4,
    other: 13_500,
    examFee: 1_500,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ years: [27_000, 25_500], examFee: 6_000 }),
  lumpsumPlan({
    total: 50_000,
    examFee: 6_000,
    isPopular: true,
    highlights: ['One payment at admission, or no-cost EMI'],
    emiOptions: [noCostEmi(50_000, 12, 3_750)],
  }),
  semesterPlan({
    isInternational: true,
    semesters: 4,
    other: 22_000,
    examFee: 2_500,
    highlights: ['One payment before each semester begins'],
  }),
  lumpsumPlan({
    isInternational: true,
    isPopular: true,
    total: 82_000,
    examFee: 10_000,
    highlights: ['One payment at admission'],
  }),
];
