import type { SeedFaq } from '../seed-program.ts';
import { universityFaqs } from './university.ts';

/** Questions in the order of their lists: those of the university first, then programme by programme. */
export const seedFaqs: SeedFaq[] = [...universityFaqs];
