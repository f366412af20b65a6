import { z } from 'zod';

import { PAGE_CATEGORIES } from '../constants.ts';
import {
  accreditation,
  card,
  electiveGroup,
  feePlan,
  learnMoreItem,
  semester,
  step,
  video,
} from '../resources/program-parts.ts';

/** A programme in a list (§3 Program, ENT-06). Flags are the strings the wire has always used. */
export const programItem = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  /** Path of its page, `/{slug}` or `/{parent}/{slug}`. */
  path: z.string(),
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
});
export type ProgramItem = z.output<typeof programItem>;

/** A specialisation inside its programme (ENT-07). */
export const specialisationItem = programItem.pick({
  id: true,
  name: true,
  path: true,
  display_name: true,
  display_short_name: true,
  short_description: true,
  duration: true,
  program_thumbnail: true,
  brochure_pdf: true,
});

/** Title, description and share image of a page (§3). */
export const pageMetadata = z.object({ title: z.string(), description: z.string(), 'og:image': z.string() });
export type PageMetadata = z.output<typeof pageMetadata>;

const wireSubject = z.object({
  id: z.string(),
  subject_name: z.string(),
  is_elective_based: z.enum(['0', '1']),
  credits: z.int().nullable(),
  created_at: z.iso.datetime(),
  program_id: z.uuid(),
});

export const faqItem = z.object({ id: z.uuid(), question: z.string(), answer: z.string() });

/** Sections in the order of §2; a section with nothing to show is null, a list empty. */
export const programSections = z.object({
  about: z.object({
    componentTitle: z.string(),
    description: z.string(),
    duration: z.string(),
    eligibility: z.string(),
    mode: z.string(),
    next_start: z.string(),
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
  featured: z.array(programItem),
  video: video.nullable(),
  otherCourses: z.array(programItem),
  otherSpecialisations: z.array(programItem),
  faqs: z.array(faqItem),
});
export type ProgramSections = z.output<typeof programSections>;

/** Answer of `/programpage/{slug}` (§3 Page data, ENT-08). */
export const programPage = z.object({
  pageCategory: z.enum(PAGE_CATEGORIES),
  universityName: z.string(),
  is_specialisation: z.enum(['0', '1']),
  program: programItem.extend({
    program_code: z.string(),
    erp_unicode: z.string(),
    specialisations: z.array(specialisationItem),
  }),
  title: z.string(),
  headline: z.string(),
  short_title: z.string(),
  images: z.array(z.string()),
  alternateImageNames: z.array(z.string()),
  accreditation: z.array(accreditation),
  brochure: z.string(),
  batchText: z.string(),
  promotionalText: z.string(),
  banner_additional_info: z.string(),
  banner2_additional_info: z.string(),
  banner3_additional_info: z.string(),
  /** Titles joined by ', ' and values joined by ','; paired by position. */
  key_highlights: z.string(),
  key_highlights_value: z.string(),
  keypoints: z.array(z.string()),
  keypoint_icons: z.array(z.string()),
  /** Slugs of the featured programmes; their cards are in `sections.featured`. */
  featuredPrograms: z.array(z.string()),
  sections: programSections,
  metadata: pageMetadata,
  updated_at: z.iso.datetime(),
});
export type ProgramPage = z.output<typeof programPage>;

/** Answer of `/homepage/{slug}` as far as the programmes and questions on it go. */
export const homePage = z.object({
  pageCategory: z.enum(PAGE_CATEGORIES),
  universityName: z.string(),
  title: z.string(),
  short_description: z.string(),
  promotionalText: z.string(),
  programs: z.array(programItem),
  faqs: z.array(faqItem),
  metadata: pageMetadata,
  updated_at: z.iso.datetime(),
});
export type HomePage = z.output<typeof homePage>;

/** Programmes of one type in the header's menu (NAV-03). */
export const menuGroup = z.object({
  label: z.string(),
  program_type_id: z.int(),
  items: z.array(z.object({ label: z.string(), path: z.string() })),
});
export type MenuGroup = z.output<typeof menuGroup>;

/** A choice of 'area of interest' (ENT-05): the lead stores `erp_unicode`. */
export const interestItem = z.object({ erp_unicode: z.string(), program_value: z.string(), slug: z.string() });
export type InterestItem = z.output<typeof interestItem>;

export const sitemapItem = z.object({ path: z.string(), updated_at: z.iso.datetime() });

/** Data of one event of `/content/changes`: the content's version and the pages it touches, `*` for all. */
export const contentChange = z.object({ version: z.int(), pages: z.array(z.string()) });
export type ContentChange = z.output<typeof contentChange>;
