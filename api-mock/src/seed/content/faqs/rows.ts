import { programId } from '../program-id.ts';
import type { SeedRow } from '../seed-row.ts';
import { seedFaqs } from './index.ts';

/** The questions as records: what they name by slug is named by id. */
export const faqRows: readonly SeedRow<'faqs'>[] = seedFaqs.map(({ key, program, ...fields }) => ({
  ...fields,
  key: `${program ?? ''}/${key}`,
  program: program ? programId(program) : null,
}));
