import { z } from 'zod';

import { PAGE_CATEGORIES } from '../core/constants.ts';
import { pageMedia } from '../operations/media.ts';
import { accreditation } from '../resources/program-parts.ts';
import { marketing } from './site-sections.ts';

export const pageMetadata = z.object({ title: z.string(), description: z.string(), 'og:image': z.string() });
export type PageMetadata = z.output<typeof pageMetadata>;

/** The data of every page (§3 Page data, ENT-08); missing parts are empty. */
export const pageData = z.object({
  pageCategory: z.enum(PAGE_CATEGORIES),
  universityName: z.string(),
  is_specialisation: z.enum(['0', '1']),
  title: z.string(),
  headline: z.string(),
  short_title: z.string(),
  images: z.array(z.string()),
  alternateImageNames: z.array(z.string()),
  /** With link and letter of the university's accreditation of the same title. */
  accreditation: z.array(accreditation.extend({ link: z.string().default(''), letter: z.string().optional() })),
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
  marketing,
  media: pageMedia,
  metadata: pageMetadata,
  updated_at: z.iso.datetime(),
});
