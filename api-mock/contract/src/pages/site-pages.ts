import { z } from 'zod';

import { pageMedia } from '../operations/media.ts';
import { PAGE_SECTIONS, heroSlide } from '../resources/pages.ts';
import { resources } from '../resources/index.ts';
import { publicSettings } from '../resources/settings.ts';
import { pageData, pageMetadata } from './page-data.ts';
import { menuGroup } from './lists.ts';
import { listedProgram, programCard } from './program-item.ts';
import { sectionListSchemas } from './section-lists.ts';
import {
  faqItem,
  launchpadItem,
  marketing,
  promotionalBannerItem,
  promotionalText,
  vcMessageItem,
} from './site-sections.ts';

/** Answer of `/homepage/{slug}`: the home page, or another page of the university by its slug. */
export const homePage = pageData.extend({
  slug: z.string(),
  path: z.string(),
  short_description: z.string(),
  bg_image: z.string(),
  alt_bg_image_name: z.string(),
  hero: z.array(heroSlide),
  content: z.string(),
  /** The sections' order. */
  order: z.array(z.literal(PAGE_SECTIONS.map(({ id }) => id))),
  programs: z.array(listedProgram),
  faqs: z.array(faqItem),
  sections: z.object({
    ...sectionListSchemas,
    featured: z.array(programCard),
    vcMessage: vcMessageItem.nullable(),
  }),
});
export type HomePage = z.output<typeof homePage>;

/** A footer column on the wire (ENT-24). */
const footerColumn = resources.footer.schema.extend({
  id: z.uuid(),
  status: z.string(),
  is_deleted: z.enum(['0', '1']),
  created_by: z.string().nullable(),
  updated_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
/** A footer group: its columns in order (ENT-24). */
export const footerGroup = z.object({ id: z.string(), slug: z.string(), details: z.array(footerColumn) });
export type FooterGroup = z.output<typeof footerGroup>;

/** Answer of `/auxiliary/…` (ENT-23): `footer` is the group, `otherPrograms` are cards. */
export const auxiliaryPage = resources['auxiliary-pages'].schema
  .omit({ program: true, otherPrograms: true, footer: true })
  .extend({
    id: z.uuid(),
    path: z.string(),
    pageCategory: z.literal('university_page'),
    universityName: z.string(),
    /** The programme or specialisation above the page. */
    program: programCard.nullable(),
    otherPrograms: z.array(programCard),
    footer: footerGroup.nullable(),
    marketing,
    media: pageMedia,
    metadata: pageMetadata,
    updated_at: z.iso.datetime(),
  });
export type AuxiliaryPage = z.output<typeof auxiliaryPage>;

/** A post in the blog's list, newest first. */
export const blogItem = resources.blogs.schema
  .omit({ content: true, program: true })
  .extend({ id: z.uuid(), path: z.string(), media: pageMedia });
/** A post of the blog. */
export const blogPost = blogItem.extend({
  pageCategory: z.literal('blog'),
  universityName: z.string(),
  content: z.string(),
  program: programCard.nullable(),
  metadata: pageMetadata,
  updated_at: z.iso.datetime(),
});
export type BlogPost = z.output<typeof blogPost>;

/** Answer of `/launchpadPage/{id}`: the launchpad's items in their positions (API-25). */
export const launchpadPage = z.object({
  id: z.string(),
  pageCategory: z.literal('university_page'),
  universityName: z.string(),
  items: z.array(launchpadItem),
  marketing,
  media: pageMedia,
  metadata: pageMetadata,
  updated_at: z.iso.datetime(),
});
export type LaunchpadPage = z.output<typeof launchpadPage>;

/** The frame of every page: university, menu, footer, settings, promotions. */
export const siteFrame = z.object({
  university: resources['university-info'].schema
    .omit({ admission_steps: true, intakes: true })
    .extend({ office_hours: z.string() }),
  settings: publicSettings,
  menu: z.array(menuGroup),
  /** Published pages of the university, for menus and links. */
  pages: z.array(z.object({ slug: z.string(), path: z.string(), title: z.string(), short_title: z.string() })),
  footer: footerGroup.nullable(),
  promotionalText,
  /** Null unless it is on. */
  promotionalBanner: promotionalBannerItem.nullable(),
  media: pageMedia,
});
export type SiteFrame = z.output<typeof siteFrame>;

export const redirectItem = z.object({ from: z.string(), to: z.string() });
