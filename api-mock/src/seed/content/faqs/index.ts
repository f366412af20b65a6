import type { SeedFaq } from '../seed-program.ts';
import { builtInFaqs } from './built-in.ts';
import { baFaqs } from './online-ba.ts';
import { bbaFaqs } from './online-bba.ts';
import { bcomFaqs } from './online-bcom.ts';
import { maFaqs } from './online-ma.ts';
import { mbaPlusFaqs } from './online-mba-plus.ts';
import { mbaFaqs } from './online-mba.ts';
import { mcaFaqs } from './online-mca.ts';
import { mcomFaqs } from './online-mcom.ts';
import { universityFaqs } from './university.ts';

/** Questions in the order of their lists: those of the university first, then programme by programme. */
export const seedFaqs: SeedFaq[] = [
  ...universityFaqs,
  ...bbaFaqs,
  ...bcomFaqs,
  ...baFaqs,
  ...mbaFaqs,
  ...mbaPlusFaqs,
  ...maFaqs,
  ...mcaFaqs,
  ...mcomFaqs,
  ...builtInFaqs,
];
