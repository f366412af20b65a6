import { seedPrograms } from './programs/index.ts';
import type { SeedProgram } from './seed-program.ts';
import { seedId } from './seed-id.ts';

/** The path of a seeded programme without its first slash: its key. */
export const programKey = ({ parent, slug }: SeedProgram): string => (parent ? `${parent}/${slug}` : slug);

/** A seeded programme by its key, or by its slug alone. */
export function programOf(name: string): SeedProgram {
  const known =
    seedPrograms.find((program) => programKey(program) === name) ?? seedPrograms.find(({ slug }) => slug === name);
  if (!known) throw new Error(`The seed names a programme that it does not hold: ${name}`);
  return known;
}

/** The id of a seeded programme, named by its key or its slug. */
export const programId = (name: string): string => seedId('program', programKey(programOf(name)));
