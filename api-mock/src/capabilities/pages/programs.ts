import { PROGRAM_TYPE, type ProgramType } from '@prospectus/contract';

import type { Content, PlacedProgram } from './content.ts';

/** Programmes without a parent. */
export const roots = ({ programs }: Content): PlacedProgram[] => programs.filter(({ parent }) => !parent);

/** Built-in certificates are stored as type 2 (§9), so the label decides. */
export const isCertificate = ({ program }: PlacedProgram): boolean => program.label === 'Certificate';

/** The tab of a programme (PAGE-25): certificates are among the diplomas. */
export const tabOf = (placed: PlacedProgram): ProgramType =>
  isCertificate(placed) ? PROGRAM_TYPE.DIPLOMA : placed.program.program_type_id;

/** The live programmes with these ids, in order. */
export function programsById({ programs }: Content, ids: readonly string[]): PlacedProgram[] {
  const byId = new Map(programs.map((placed) => [placed.id, placed]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The programme of a slug: a root page first; with `parent`, only the specialisation of that programme. */
export function findProgram(content: Content, slug: string, parent: string | undefined): PlacedProgram | undefined {
  const found = content.programs.filter(({ program }) => program.slug === slug);
  if (parent) return found.find((page) => page.parent?.program.slug === parent);
  return found.find((page) => !page.parent) ?? found[0];
}
