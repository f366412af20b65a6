import type { SeedProgram } from '../seed-program.ts';
import { onlineMa } from './online-ma.ts';
import { onlineMba } from './online-mba.ts';

/** Every programme of the seed, in the order of lists and menus; a parent stands before its specialisations. */
export const seedPrograms: SeedProgram[] = [onlineMa, onlineMba];
