import { annualPlan, emi, lumpsumPlan, noCostEmi, semesterPlan } from '../../fees.ts';
import type { FeePlan } from '../../seed-program.ts';

/** Four plans for Indian students, so that their cards scroll, and three for international ones. */
export const mbaFees: FeePlan[] = [
  semesterPlan({
    semesters: 4,
    other: 34_500,
    examFee: 2_500,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ years: [68_000, 66_000], examFee: 10_000 }),
  lumpsumPlan({
    total: 128_000,
    examFee: 10_000,
    isPopular: true,
    highlights: ['One payment at admission, or EMI'],
    emiOptions: [
      noCostEmi(128_000, 12, 9_000),
      emi({ total: 128_000, downPayment: 20_000, months: 24, ratePerYear: 9, processingFee: 1_000 }),
    ],
  }),
  lumpsumPlan({
    title: 'Lumpsum for our graduates',
    isRestricted: true,
    total: 115_200,
    examFee: 10_000,
    highlights: [
      'One payment at admission, 10 per cent less than the Lumpsum plan',
      'For anyone with a degree, diploma or certificate from Meridian University',
    ],
  }),
  semesterPlan({
    isInternational: true,
    semesters: 4,
    other: 56_000,
    examFee: 4_000,
    highlights: ['One payment before each semester begins'],
  }),
  annualPlan({ isInternational: true, years: [111_000, 107_000], examFee: 16_000 }),
  lumpsumPlan({
    isInternational: true,
    isPopular: true,
    total: 210_000,
    examFee: 16_000,
    highlights: ['One payment at admission'],
  }),
];
