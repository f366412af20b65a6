import type { Answer } from '@prospectus/contract';

import type { Content, PlacedProgram, PlacedAuxiliary, PlacedLanding } from './content.ts';
import { programCard } from './program-item.ts';
import { roots } from './programs.ts';

const programName = ({ id, program, path }: PlacedProgram) => ({
  id,
  name: program.display_name,
  slug: program.slug,
  path,
});
const pageName = ({ id, fields, path }: PlacedLanding | PlacedAuxiliary) => ({
  id,
  name: fields.title,
  slug: fields.slug,
  path,
});
const parentSlug = ({ parent }: { parent: PlacedProgram | undefined }): string => parent?.program.slug ?? '';

export const programNames = (content: Content): Answer<'GET /program/namelist'> => roots(content).map(programName);

export const specialisationNames = ({ programs }: Content): Answer<'GET /program/specialisation/namelist'> =>
  programs.filter(({ parent }) => parent).map((page) => ({ ...programName(page), parent: parentSlug(page) }));

export const landingNames = ({ landingPages }: Content): Answer<'GET /landing/namelist'> =>
  landingPages.filter(({ parent }) => !parent).map(pageName);

export const specialisationLandingNames = ({ landingPages }: Content): Answer<'GET /landing/specialisation/namelist'> =>
  landingPages.filter(({ parent }) => parent).map((page) => ({ ...pageName(page), parent: parentSlug(page) }));

export const landingAll = (content: Content): Answer<'GET /landing/all'> =>
  content.landingPages.map((page) => ({
    ...pageName(page),
    landing_page_type: page.fields.landing_page_type,
    parent: page.parent?.program.slug ?? null,
    program: programCard(content, page.program),
  }));

export const auxiliaryNames = ({ auxiliaryPages }: Content): Answer<'GET /auxiliary/routes/namelist'> =>
  auxiliaryPages.map(pageName);

/** The auxiliary pages of a programme, by its id or slug; undefined where there is no such programme. */
export function auxiliaryNamesOfProgram(
  { programs, auxiliaryPages }: Content,
  idOrSlug: string,
): Answer<'GET /auxiliary/routes/program/namelist/:id'> | undefined {
  const owner = programs.find(({ id, program }) => id === idOrSlug || program.slug === idOrSlug);
  return owner && auxiliaryPages.filter(({ program }) => program?.id === owner.id).map(pageName);
}
