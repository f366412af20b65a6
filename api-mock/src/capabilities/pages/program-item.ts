import type { ProgramCard, ProgramItem, SpecialisationItem } from '@prospectus/contract';
import { capstoneIndex } from '@prospectus/contract/capstone';
import { startingPlan, cheapestPlan } from '@prospectus/contract/fees';

import type { Content, PlacedProgram } from './content.ts';
import { startOf } from './next-start.ts';

/** A programme as cards show it. */
export function programCard(content: Content, page: PlacedProgram): ProgramCard {
  const { id, program, path, parent } = page;
  return {
    id,
    name: program.slug,
    slug: program.slug,
    path,
    program_code: program.program_code,
    display_name: program.display_name,
    display_short_name: program.display_short_name || program.display_name,
    label: program.label,
    short_description: program.short_description,
    duration: program.duration,
    program_thumbnail: program.program_thumbnail,
    program_thumbnail_one: program.program_thumbnail_one,
    brochure_pdf: brochureAddress(content, page),
    program_type_id: program.program_type_id,
    is_specialisation: parent ? '1' : '0',
    is_specialisation_of: parent?.program.slug ?? null,
    parent_display_name: parent?.program.display_name ?? null,
    parent_program: parent?.id ?? null,
    fee: feeOf(page),
    intake: startOf(content, page).intake,
    chart: chartOf(page),
  };
}

function chartOf({ program: { semesters }, publishedAt }: PlacedProgram): ProgramCard['chart'] {
  const capstone = capstoneIndex(inOrderOfEntry(semesters.at(-1)?.semester_data ?? [], publishedAt));
  return {
    rings: semesters.map(({ semester_data }) => semester_data.length),
    capstone: capstone === -1 ? null : capstone,
  };
}

type Subject = PlacedProgram['program']['semesters'][number]['semester_data'][number];

/** Subjects in the order of creation (§9); one without a time counts as created when the programme was published. */
export const inOrderOfEntry = (subjects: readonly Subject[], publishedAt: Date) =>
  subjects
    .map((subject) => ({ ...subject, created_at: subject.created_at ?? publishedAt.toISOString() }))
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));

function feeOf({ program: { fee_plans: plans } }: PlacedProgram): ProgramCard['fee'] {
  const total = cheapestPlan(plans)?.totalAmount;
  return total === undefined ? null : { total, from: startingPlan(plans) !== undefined };
}

/** A programme as lists hold it, with its specialisations (ENT-06). */
export const programItem = (content: Content, page: PlacedProgram): ProgramItem => ({
  ...programCard(content, page),
  specialisations: specialisationsOf(content, page),
});

/** The specialisations inside a programme (ENT-07). */
export const specialisationsOf = (content: Content, page: PlacedProgram): SpecialisationItem[] =>
  content.programs
    .filter(({ parent }) => parent?.id === page.id)
    .map((specialisation) => specialisationItem(content, specialisation));

function specialisationItem(content: Content, placed: PlacedProgram): SpecialisationItem {
  const { id, name, path, display_name, display_short_name, short_description, duration, ...card } = programCard(
    content,
    placed,
  );
  const { program_code, program_thumbnail, brochure_pdf, chart } = card;
  return {
    id,
    name,
    path,
    display_name,
    display_short_name,
    short_description,
    duration,
    program_code,
    program_thumbnail,
    brochure_pdf,
    chart,
  };
}

/**
 * The address of a programme's brochure: an uploaded file; a file of a listed host through the download of §7, as pages
 * load from no other origin; by default the generated one. Empty for a host that is not listed.
 */
export function brochureAddress(content: Pick<Content, 'settings'>, { id, program }: PlacedProgram): string {
  const own = program.brochure_pdf;
  if (own === '') return `/api/brochure/${id}`;
  if (own.startsWith('/')) return own;
  const host = URL.parse(own)?.hostname ?? '';
  return content.settings.download_hosts.includes(host)
    ? `/api/download?${new URLSearchParams({ url: own }).toString()}`
    : '';
}
