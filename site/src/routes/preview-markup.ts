import { type DocumentName, type PageSection, type resources, SECTION_SOURCES } from '@prospectus/contract';
import { PREVIEW_PARAM } from '@prospectus/contract/constants';
import type { z } from 'zod';

import { escapeHtml } from '../lib/html.ts';
import type { PageId } from './page-table.ts';
import type { PROGRAM_SECTIONS } from './program/page-sections.ts';
import { UNIVERSITY_SECTIONS } from './university/page-sections.ts';

/**
 * Adapts the HTML of a page to the preview: links keep the token, and sections name their fields or records, so that the
 * console can link to them.
 */
export function previewMarkup(html: string, token: string, page: PageId): string {
  const sources: Sources = SOURCES[page] ?? {};
  return html
    .replace(LINK, (link: string, before: string, path: string, query?: string, fragment = '') =>
      NO_PAGE.test(path)
        ? link
        : `${before}${path}${query ? `${query}&amp;` : '?'}${PREVIEW_PARAM}=${escapeHtml(token)}${fragment}"`,
    )
    .replace(SECTION, (tag: string, start: string, id: string) => {
      const { fields = [], records: [records] = [] } = sources[id] ?? {};
      if (fields.length > 0) return `${start} data-field="${fields.join(' ')}"`;
      return records ? `${start} data-records="${records}"` : tag;
    });
}

const LINK = /(<a\b[^<>]*?\shref=")(\/(?!\/)[^"?#]*|)(\?[^"#]*)?(#[^"]*)?"/g;
const NO_PAGE = /^$|^\/(?:admin|api|docs|media|admissionportal)(?:\/|$)|\.\w+$/;
const SECTION = /(<[a-z]+\b[^<>]*?\sid="([\w-]+)")/g;

/** The source of a section: fields of the page's record, or records of another resource. */
type Source = { fields?: readonly string[]; records?: readonly string[] };
type Sources = Readonly<Record<string, Source>>;

type FieldOf<N extends DocumentName> = keyof z.output<(typeof resources)[N]['schema']> & string;
const own = <N extends DocumentName>(...fields: FieldOf<N>[]): Source => ({ fields });
const of = (...records: DocumentName[]): Source => ({ records });

const FRAME = { footer: of('footer') };

const MARKETING = {
  ...FRAME,
  testimonials: of('testimonials'),
  refer: of('pre-login-referral'),
  'dashboard-access': of('dashboard-access'),
  faqs: of('faqs'),
  career: of('wide-banners'),
  'get-in-touch': of('wide-banners'),
  emi: of('wide-banners'),
} satisfies Sources;

const PROGRAM = {
  banner: own<'program'>(
    'display_name',
    'headline',
    'label',
    'short_description',
    'batch_text',
    'intakes',
    'images',
    'promotional_text',
    'banner_additional_info',
    'banner2_additional_info',
    'banner3_additional_info',
    'brochure_pdf',
  ),
  accreditation: own<'program'>('accreditation'),
  highlights: own<'program'>('highlights'),
  keypoints: own<'program'>('key_points'),
  about: own<'program'>('about_title', 'description', 'duration', 'eligibility', 'mode', 'next_start', 'key_contents'),
  benefits: own<'program'>('benefits'),
  roadmap: own<'program'>('roadmap'),
  structure: own<'program'>('semesters', 'program_structure_disclaimer'),
  electives: own<'program'>('electives'),
  fees: own<'program'>('fee_plans'),
  admission: own<'program'>('admission_steps'),
  certificate: own<'program'>('certificate_image', 'alt_certificate_image', 'certificate_disclaimer'),
  'learn-more': own<'program'>('learn_more'),
  specialisations: of('program'),
  featured: own<'program'>('featured_programs'),
  video: own<'program'>('video'),
  'other-courses': of('program'),
  'other-specialisations': of('program'),
} satisfies Record<Exclude<(typeof PROGRAM_SECTIONS)[number]['id'], keyof typeof MARKETING>, Source>;

const LANDING: Sources = {
  ...Object.fromEntries(Object.keys(PROGRAM).map((id) => [id, of('program')])),
  ...MARKETING,
  banner: own<'landing-pages'>(
    'title',
    'headline',
    'short_description',
    'batch_text',
    'promotional_text',
    'images',
    'banner_additional_info',
    'banner2_additional_info',
    'banner3_additional_info',
  ),
};

const UNIVERSITY: Sources = {
  ...FRAME,
  ...Object.fromEntries(
    Object.entries(UNIVERSITY_SECTIONS).map(([section, { id }]) => [id, SECTION_SOURCES[section as PageSection]]),
  ),
};

const auxiliary = own<'auxiliary-pages'>(
  'title',
  'content',
  'bg_image',
  'promotional_text',
  'disclaimer',
  'otherPrograms',
  'link1',
  'link2',
  'link3',
);

/** By page and the anchor of the section; the key `main` is the whole page. */
const SOURCES: Partial<Record<PageId, Sources>> = {
  program: { ...MARKETING, ...PROGRAM },
  specialisation: { ...MARKETING, ...PROGRAM },
  landing: LANDING,
  home: UNIVERSITY,
  university: UNIVERSITY,
  homeLanding: UNIVERSITY,
  auxiliary: { main: auxiliary },
  auxiliaryOfProgram: { main: auxiliary },
  auxiliaryOfSpecialisation: { main: auxiliary },
  schedule: { main: auxiliary },
  post: { main: own<'blogs'>('title', 'summary', 'content', 'image', 'author', 'date', 'program') },
  launchpad: { main: of('launchpad') },
};
