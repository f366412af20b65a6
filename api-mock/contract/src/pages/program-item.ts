import { z } from 'zod';

/** The next intake that is open for applications; null if there is none. */
export const openIntake = z.object({ starts_on: z.iso.date(), apply_by: z.iso.date() }).nullable();

/** The lowest total in rupees for Indian applicants; `from`: there are dearer plans. Null without a plan. */
const leastFee = z.object({ total: z.number(), from: z.boolean() }).nullable();

/** The numbers of a programme's picture: subjects of each semester, and the final project's place in the last one. */
export const chart = z.object({ rings: z.array(z.int()), capstone: z.int().nullable() });

/** A programme on a card (§3 Program without its specialisations). */
export const programCard = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  /** `/{slug}` or `/{parent}/{slug}`. */
  path: z.string(),
  program_code: z.string(),
  display_name: z.string(),
  display_short_name: z.string(),
  label: z.string(),
  short_description: z.string(),
  duration: z.string(),
  program_thumbnail: z.string(),
  program_thumbnail_one: z.string(),
  brochure_pdf: z.string(),
  program_type_id: z.int(),
  is_specialisation: z.enum(['0', '1']),
  is_specialisation_of: z.string().nullable(),
  parent_display_name: z.string().nullable(),
  parent_program: z.uuid().nullable(),
  fee: leastFee,
  intake: openIntake,
  chart,
});
export type ProgramCard = z.output<typeof programCard>;

/** Down payment and monthly payments without charges, in rupees. */
const noCostEmi = z.object({ down: z.number(), months: z.int(), monthly: z.number() });

/** A programme in the list of all programmes. */
export const listedProgram = programCard.extend({
  emi: noCostEmi.nullable(),
  specialisations: z.array(z.object({ name: z.string(), path: z.string() })),
});
export type ListedProgram = z.output<typeof listedProgram>;

/** A specialisation inside its programme (ENT-07). */
export const specialisationItem = programCard.pick({
  id: true,
  name: true,
  path: true,
  display_name: true,
  display_short_name: true,
  short_description: true,
  duration: true,
  program_code: true,
  program_thumbnail: true,
  brochure_pdf: true,
  chart: true,
});
export type SpecialisationItem = z.output<typeof specialisationItem>;

/** A programme in a list (ENT-06). */
export const programItem = programCard.extend({ specialisations: z.array(specialisationItem) });
export type ProgramItem = z.output<typeof programItem>;
