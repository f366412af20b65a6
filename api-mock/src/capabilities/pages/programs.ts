import { PROGRAM_TYPE, type ProgramType } from '@prospectus/contract';

import type { Content, Placed } from './content.ts';

/** Programmes without a parent. */
export const roots = ({ programs }: Content): Placed[] => programs.filter(({ parent }) => !parent);

/** Built-in certificates are stored as type 2 (§9); the label says what they are. */
export const isCertificate = ({ program }: Placed): boolean => program.label === 'Certificate';

/** The tab of a programme (PAGE-25): certificates are among the diplomas. */
export const tabOf = (placed: Placed): ProgramType =>
  isCertificate(placed) ? PROGRAM_TYPE.DIPLOMA : placed.program.program_type_id;

/** The live ones of those that staff named, in their order. */
export function named({ programs }: Content, ids: readonly string[]): Placed[] {
  const byId = new Map(programs.map((placed) => [placed.id, placed]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The page of a slug: a root page first, else a specialisation; with `parent`, the specialisation under that one alone. */
export function findProgram(content: Content, slug: string, parent: string | undefined): Placed | undefined {
  const found = content.programs.filter(({ program }) => program.slug === slug);
  if (parent) return found.find((page) => page.parent?.program.slug === parent);
  return found.find((page) => !page.parent) ?? found[0];
}
