import type { SeedRow } from '../seed-row.ts';
import { home } from './home.ts';

/** Pages of the university, in the order of the console's list. */
export const pageRows: readonly SeedRow<'pages'>[] = [home];
