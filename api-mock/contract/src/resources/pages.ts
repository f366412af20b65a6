import { z } from 'zod';

import {
  choice,
  date,
  icon,
  image,
  link,
  list,
  longText,
  partId,
  reference,
  requiredReference,
  requiredText,
  richText,
  text,
} from '../core/fields.ts';
import { FACTS_HELP } from '../core/facts.ts';
import { auxiliarySlugSchema, blogSlugSchema, landingSlugSchema, pageSlugSchema } from '../core/slugs.ts';
import { picture } from './program-parts.ts';
import { defineResource } from './resource.ts';
import { sectionLists } from './site-lists.ts';

const address = { kind: 'text', label: 'Address', help: 'The last part of the page’s address.' } as const;

/** Sections of pages of the university besides those of lists (§2, PAGE-33). */
const OWN_SECTIONS = [
  { id: 'hero', name: 'Hero carousel' },
  { id: 'ticker', name: 'Promotional ticker' },
  { id: 'content', name: 'Text of the page' },
  { id: 'featured_programs', name: 'Featured programmes' },
  { id: 'programs', name: 'All programmes' },
  { id: 'testimonials', name: 'Testimonials' },
  { id: 'vc_message', name: 'Message of the vice chancellor' },
  { id: 'refer', name: 'Refer and earn' },
  { id: 'contact', name: 'Ways to reach us' },
  { id: 'faqs', name: 'FAQs' },
  { id: 'get_in_touch', name: 'Wide banner: get in touch' },
  { id: 'career_banner', name: 'Wide banner: career' },
  { id: 'emi_banner', name: 'Wide banner: EMI' },
  { id: 'university', name: 'About the university' },
] as const;

/** All sections of pages of the university. */
export const PAGE_SECTIONS = [...OWN_SECTIONS, ...Object.values(sectionLists).map(({ section }) => section)];
export type PageSection = (typeof PAGE_SECTIONS)[number]['id'];
export type OwnSection = (typeof OWN_SECTIONS)[number]['id'];

export const heroSlide = z.object({
  id: partId(),
  title: text('Title'),
  sub_title: text('Line below', { max: 300 }),
  image: image('Picture'),
  mobile_image: image('Picture on phones'),
  alt: text('Alternative text'),
  link: link('Where it leads'),
  link_label: text('Words of the link', { max: 60 }),
});

/** Home, informational and policy pages (§2); `home` is shown at `/`. */
export const pages = defineResource({
  name: 'pages',
  label: { one: 'Page', many: 'Pages' },
  where: 'The home page and the pages of the university, each at its own address.',
  titleField: 'title',
  ordered: true,
  slug: { field: 'slug' },
  search: ['title', 'slug', 'summary', 'content'],
  filters: ['slug', 'title'],
  sorts: ['title', 'slug'],
  schema: z.object({
    slug: pageSlugSchema.meta(address),
    title: requiredText('Title', { max: 160 }),
    short_title: text('Short title', { max: 60 }),
    summary: longText('Summary', { max: 600 }),
    bg_image: image('Banner picture', {
      help: 'Beside the title; a window with someone inside suits best. On the home page it fills the first slide.',
    }),
    alt_bg_image_name: text('Alternative text of the picture'),
    hero: list('Hero slides', heroSlide, { max: 12 }),
    content: richText('Text', { help: FACTS_HELP }),
    featured_programs: list(
      'Featured programmes',
      z.uuid().meta({ kind: 'reference', label: 'Programme', resource: 'program' }),
    ),
    sections: list('Sections, in order', choice('Section', PAGE_SECTIONS, 'content'), { max: 30 }),
  }),
});

/** Landing pages (§2): a programme for one campaign; type 2 is short and begins with the form. */
export const landingPages = defineResource({
  name: 'landing-pages',
  label: { one: 'Landing page', many: 'Landing pages' },
  where: 'Each landing page shows a programme for one campaign, without footer.',
  titleField: 'title',
  ordered: true,
  orderedWithin: 'parent_program',
  slug: { field: 'slug', parent: 'parent_program' },
  search: ['title', 'slug', 'headline'],
  filters: ['slug', 'title', 'landing_page_type', 'program', 'parent_program'],
  sorts: ['title', 'slug', 'landing_page_type'],
  schema: z.object({
    slug: landingSlugSchema.meta(address),
    landing_page_type: choice(
      'Type',
      [
        { id: '1', name: 'All sections' },
        { id: '2', name: 'Short, led by the form' },
      ],
      '1',
    ),
    title: requiredText('Title', { max: 160 }),
    headline: text('Headline', { help: 'Shown in the banner in place of the title, where set.' }),
    short_description: longText('One line below', { max: 600 }),
    program: requiredReference('Shows the programme', 'program', {
      help: 'Its sections, fees and questions fill the page.',
    }),
    parent_program: reference('Below the programme', 'program', {
      help: 'Set for a specialisation: the address begins with this programme’s.',
    }),
    batch_text: text('Batch text', { max: 120, help: 'The programme’s where empty.' }),
    promotional_text: text('Promotional ticker', { max: 300, help: 'The programme’s where empty.' }),
    images: list('Banner pictures', picture),
    banner_additional_info: text('Banner labels, first row', { help: 'Separated by commas.' }),
    banner2_additional_info: text('Banner labels, second row', { help: 'Separated by commas.' }),
    banner3_additional_info: text('Banner labels, third row', { help: 'Separated by commas.' }),
  }),
});

/** Posts of the blog. */
export const blogs = defineResource({
  name: 'blogs',
  label: { one: 'Blog post', many: 'Blogs' },
  where: 'On /blog, newest first, each post with a page of its own.',
  titleField: 'title',
  ordered: false,
  slug: { field: 'slug', folder: 'blog' },
  search: ['title', 'slug', 'summary', 'content', 'author'],
  filters: ['slug', 'title', 'author', 'date'],
  sorts: ['title', 'slug', 'author', 'date'],
  schema: z.object({
    slug: blogSlugSchema.meta(address),
    title: requiredText('Title', { max: 160 }),
    summary: longText('Summary', { max: 400 }),
    content: richText('Text', { help: FACTS_HELP }),
    image: image('Picture'),
    alt_image_name: text('Alternative text of the picture'),
    author: text('Author', { max: 120 }),
    date: date('Date'),
    program: reference('Programme', 'program', { help: 'Suggested below the post.' }),
  }),
});

const iconLink = <N extends 1 | 2 | 3>(n: N) => ({
  link: link(`Link ${n}`),
  icon: icon(`Icon ${n}`),
  title: text(`Words of link ${n}`, { max: 80 }),
});
const [first, second, third] = [iconLink(1), iconLink(2), iconLink(3)];

/** Auxiliary pages (§2): at `/auxiliary/{slug}`, or below a programme. One of them is the class schedule. */
export const auxiliaryPages = defineResource({
  name: 'auxiliary-pages',
  label: { one: 'Auxiliary page', many: 'Auxiliary pages' },
  where: 'Below /auxiliary: on its own, below a programme or below a specialisation.',
  titleField: 'title',
  ordered: true,
  orderedWithin: 'program',
  slug: { field: 'slug', parent: 'program', folder: 'auxiliary' },
  search: ['title', 'slug', 'content'],
  filters: ['slug', 'title', 'program', 'layout'],
  sorts: ['title', 'slug', 'layout'],
  schema: z.object({
    slug: auxiliarySlugSchema.meta(address),
    title: requiredText('Title', { max: 160 }),
    program: reference('Programme or specialisation', 'program', { help: 'The address begins with it, where set.' }),
    layout: choice(
      'Layout',
      [
        { id: 'text', name: 'Text' },
        { id: 'schedule', name: 'Class schedule' },
      ],
      'text',
    ),
    bg_image: image('Banner picture'),
    alt_bg_image_name: text('Alternative text of the picture'),
    content: richText('Text', { help: FACTS_HELP }),
    link1: first.link,
    icon1: first.icon,
    link1_title: first.title,
    link2: second.link,
    icon2: second.icon,
    link2_title: second.title,
    link3: third.link,
    icon3: third.icon,
    link3_title: third.title,
    promotional_text: richText('Scrolling promotional banner', { help: FACTS_HELP }),
    otherPrograms: list(
      'Related courses',
      z.uuid().meta({ kind: 'reference', label: 'Programme', resource: 'program' }),
      { max: 12 },
    ),
    disclaimer: richText('Disclaimer'),
    footer: text('Footer', { max: 80, help: 'A group of footer columns; the site’s own where none is chosen.' }),
  }),
});
