import type { ProgramCard, ProgramItem, SpecialisationItem } from '@prospectus/contract';

import type { Content, Placed } from './content.ts';

/** A programme as cards show it. */
export function programCard({ id, program, path, parent }: Placed): ProgramCard {
  return {
    id,
    name: program.slug,
    slug: program.slug,
    path,
    display_name: program.display_name,
    display_short_name: program.display_short_name || program.display_name,
    label: program.label,
    short_description: program.short_description,
    duration: program.duration,
    program_thumbnail: program.program_thumbnail,
    program_thumbnail_one: program.program_thumbnail_one,
    brochure_pdf: program.brochure_pdf,
    program_type_id: program.program_type_id,
    is_specialisation: parent ? '1' : '0',
    is_specialisation_of: parent?.program.slug ?? null,
    parent_display_name: parent?.program.display_name ?? null,
    parent_program: parent?.id ?? null,
  };
}

/** A programme as lists hold it, with its specialisations (ENT-06). */
export const programItem = (content: Content, page: Placed): ProgramItem => ({
  ...programCard(page),
  specialisations: specialisationsOf(content, page),
});

/** The specialisations inside a programme (ENT-07). */
export const specialisationsOf = ({ programs }: Content, page: Placed): SpecialisationItem[] =>
  programs.filter(({ parent }) => parent?.id === page.id).map(specialisationItem);

function specialisationItem(placed: Placed): SpecialisationItem {
  const { id, name, path, display_name, display_short_name, short_description, duration, ...card } =
    programCard(placed);
  const { program_thumbnail, brochure_pdf } = card;
  return {
    id,
    name,
    path,
    display_name,
    display_short_name,
    short_description,
    duration,
    program_thumbnail,
    brochure_pdf,
  };
}
