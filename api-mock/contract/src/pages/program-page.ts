import { z } from 'zod';

import { card, electiveGroup, feePlan, learnMoreItem, semester, step, video } from '../resources/program-parts.ts';
import { pageData } from './page-data.ts';
import { openIntake, programCard, programItem, specialisationItem } from './program-item.ts';
import { faqItem } from './site-sections.ts';

const wireSubject = z.object({
  id: z.string(),
  subject_name: z.string(),
  is_elective_based: z.enum(['0', '1']),
  credits: z.int().nullable(),
  created_at: z.iso.datetime(),
  program_id: z.uuid(),
});

/** Sections in the order of §2; a section without content is null or an empty list. */
export const programSections = z.object({
  about: z.object({
    componentTitle: z.string(),
    description: z.string(),
    duration: z.string(),
    eligibility: z.string(),
    mode: z.string(),
    next_start: z.string(),
    intake: openIntake,
    keyContent: z.array(card),
  }),
  benefits: z.array(card),
  roadmap: z.array(card),
  structure: z.object({
    semesters: z.array(semester.extend({ semester_data: z.array(wireSubject) })),
    total_credits: z.int().nullable(),
    brochure: z.string(),
    disclaimer: z.string(),
  }),
  electives: z.array(electiveGroup),
  fees: z.object({ componentTitle: z.string(), feePlans: z.array(feePlan) }),
  admission: z.array(step),
  certificate: z
    .object({ certificate_image: z.string(), alt_certificate_image: z.string(), certificate_disclaimer: z.string() })
    .nullable(),
  learnMore: z.array(learnMoreItem),
  specialisations: z.array(specialisationItem),
  featured: z.array(programCard),
  video: video.nullable(),
  otherCourses: z.array(programCard),
  otherSpecialisations: z.array(programCard),
  faqs: z.array(faqItem),
});
export type ProgramSections = z.output<typeof programSections>;

/** Answer of `/programpage/{slug}` (§3 Page data, ENT-08). */
export const programPage = pageData.extend({
  program: programItem.extend({ program_code: z.string(), erp_unicode: z.string() }),
  sections: programSections,
  /** For the family's sheet; empty if staff have not written it. */
  hindi: z.object({ short_description: z.string(), eligibility: z.string() }),
});
export type ProgramPage = z.output<typeof programPage>;

/** Answer of `/landingpage/{slug}`: its programme's page with what the campaign changes (§2). */
export const landingPage = programPage.extend({
  slug: z.string(),
  path: z.string(),
  landing_page_type: z.enum(['1', '2']),
  short_description: z.string(),
});
export type LandingPage = z.output<typeof landingPage>;
