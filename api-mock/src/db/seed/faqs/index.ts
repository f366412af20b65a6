import type { SeedFaq } from '../seed-program.ts';
import { builtInFaqs } from './built-in.ts';
import { maFaqs } from './online-ma.ts';
import { mbaFaqs } from './online-mba.ts';
import { universityFaqs } from './university.ts';

/** Questions in the order of their lists: those of the university first, then programme by programme. */
export const seedFaqs: SeedFaq[] = [...universityFaqs, ...maFaqs, ...mbaFaqs, ...builtInFaqs];
