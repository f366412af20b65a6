import type { BuiltInFees } from './built-in.ts';
import { noCostEmi } from './fees.ts';

/** Data analytics, AI and ML, cyber security. */
export const diplomaFees: BuiltInFees = {
  indian: { total: 32_848, examFee: 3_000 },
  international: { total: 54_747, examFee: 5_000 },
  emi: noCostEmi(32_848, 10, 2_800),
};

/** Internet of things, full stack development, cloud computing, block chain management. */
export const technicalFees: BuiltInFees = {
  indian: { total: 27_374, examFee: 1_500 },
  international: { total: 43_798, examFee: 2_500 },
  emi: noCostEmi(27_374, 6, 3_900),
};

/** Japanese and French, which have no EMI. */
export const languageFees: BuiltInFees = {
  indian: { total: 21_899, examFee: 1_500 },
  international: { total: 35_038, examFee: 2_500 },
};

export const germanFees: BuiltInFees = { ...languageFees, emi: noCostEmi(21_899, 6, 3_000) };
