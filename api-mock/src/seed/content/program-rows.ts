import { cardPictures } from './card-pictures.ts';
import { programId, programKey } from './program-id.ts';
import { inHindi } from './programs-in-hindi.ts';
import { seedPrograms } from './programs/index.ts';
import type { SeedRow } from './seed-row.ts';

/** The programmes as records: what they name by slug is named by id. */
export const programRows: readonly SeedRow<'program'>[] = seedPrograms.map((program) => {
  const { parent, featured = [], ...fields } = program;
  return {
    ...fields,
    ...inHindi(program),
    ...cardPictures(program.slug, parent),
    key: programKey(program),
    parent_program: parent ? programId(parent) : null,
    featured_programs: featured.map(programId),
  };
});
