import { annualPlan, emi, lumpsumPlan, noCostEmi, semesterPlan } from '../../fees.ts';
import type { FeePlan } from '../../seed-program.ts';

const STUDIOS = 'Four practice studios and both professional certificates';

export const mbaPlusFees: FeePlan[] = [
  semesterPlan({
    semesters: 4,
    other: 42_500,
    examFee: 2_500,
    highlights: ['One payment before each semester begins', STUDIOS],
  }),
  annualPlan({ years: [84_500, 82_000], examFee: 10_000, highlights: [STUDIOS] }),
  lumpsumPlan({
    total: 158_000,
    examFee: 10_000,
    isPopular: true,
    highlights: ['One payment at admission, or EMI', STUDIOS],
    emiOptions: [
      noCostEmi(158_000, 12, 11_000),
      emi({ total: 158_000, downPayment: 26_000, months: 24, ratePerYear: 9, processingFee: 1_000 }),
    ],
  }),
  semesterPlan({
    isInternational: true,
    semesters: 4,
    other: 68_000,
    examFee: 4_000,
    highlights: ['One payment before each semester begins', STUDIOS],
  }),
  annualPlan({ isInternational: true, years: [136_500, 132_000], examFee: 16_000, highlights: [STUDIOS] }),
  lumpsumPlan({
    isInternational: true,
    isPopular: true,
    total: 255_000,
    examFee: 16_000,
    highlights: ['One payment at admission', STUDIOS],
  }),
];
