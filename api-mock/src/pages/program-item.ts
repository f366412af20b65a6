import type { ProgramItem } from '@prospectus/contract';

import type { Placed } from './snapshot.ts';

/** A programme as lists and cards show it (ENT-06). */
export function programItem({ id, program, path, parent }: Placed): ProgramItem {
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

/** A specialisation inside its programme (ENT-07). */
export function specialisationItem(placed: Placed) {
  const {
    id,
    name,
    path,
    display_name,
    display_short_name,
    short_description,
    duration,
    program_thumbnail,
    brochure_pdf,
  } = programItem(placed);
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
