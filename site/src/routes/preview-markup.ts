import { PREVIEW_PARAM } from '@prospectus/contract/constants';

import { escapeHtml } from '../lib/escape-html.ts';
import type { PageId } from './page-table.ts';

/**
 * The HTML of a page as a preview shows it: links to pages keep the token, and sections name the fields or the records
 * they are made of, so that the console can lead from one to the other.
 */
export function previewMarkup(html: string, token: string, page: PageId): string {
  const made: Readonly<Record<string, Source>> = SOURCES[page] ?? {};
  return html
    .replace(LINK, (link: string, before: string, path: string, query?: string, fragment = '') =>
      NO_PAGE.test(path)
        ? link
        : `${before}${path}${query ? `${query}&amp;` : '?'}${PREVIEW_PARAM}=${escapeHtml(token)}${fragment}"`,
    )
    .replace(SECTION, (tag: string, start: string, id: string) => {
      const source = made[id];
      if (!source) return tag;
      return `${start}${source.fields ? ` data-field="${source.fields}"` : ''}${source.records ? ` data-records="${source.records}"` : ''}`;
    });
}

const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"?#]*|)(\?[^"#]*)?(#[^"]*)?"/g;
const NO_PAGE = /^$|^\/(?:admin|api|docs|media|admissionportal)(?:\/|$)|\.\w+$/;
const SECTION = /(<[a-z]+\b[^>]*?\sid="([\w-]+)")/g;

/** What a section is made of: fields of the page's own record, separated by spaces, or records of another resource. */
type Source = { fields?: string; records?: string };

const MARKETING: Readonly<Record<string, Source>> = {
  testimonials: { records: 'testimonials' },
  refer: { records: 'pre-login-referral' },
  'dashboard-access': { records: 'dashboard-access' },
  faqs: { records: 'faqs' },
  'get-in-touch': { records: 'wide-banners' },
  emi: { records: 'wide-banners' },
  ticker: { records: 'promotional-texts' },
  contact: { records: 'university-info' },
  footer: { records: 'footer' },
};

const PROGRAM: Readonly<Record<string, Source>> = {
  ...MARKETING,
  career: { records: 'wide-banners' },
  banner: {
    fields:
      'display_name headline label short_description batch_text intakes images promotional_text banner_additional_info banner2_additional_info banner3_additional_info brochure_pdf',
  },
  accreditation: { fields: 'accreditation' },
  highlights: { fields: 'highlights' },
  keypoints: { fields: 'key_points' },
  about: { fields: 'about_title description duration eligibility mode next_start key_contents' },
  benefits: { fields: 'benefits' },
  roadmap: { fields: 'roadmap' },
  structure: { fields: 'semesters program_structure_disclaimer' },
  electives: { fields: 'electives' },
  fees: { fields: 'fee_plans' },
  admission: { fields: 'admission_steps' },
  certificate: { fields: 'certificate_image alt_certificate_image certificate_disclaimer' },
  'learn-more': { fields: 'learn_more' },
  specialisations: { records: 'program' },
  featured: { fields: 'featured_programs' },
  video: { fields: 'video' },
};

const LANDING: Readonly<Record<string, Source>> = {
  ...Object.fromEntries(
    Object.entries(PROGRAM).map(([id, { fields, records }]) => [id, { records: fields ? 'program' : (records ?? '') }]),
  ),
  banner: {
    fields:
      'title headline short_description batch_text promotional_text images banner_additional_info banner2_additional_info banner3_additional_info',
  },
};

const UNIVERSITY: Readonly<Record<string, Source>> = {
  ...MARKETING,
  banner: { fields: 'hero title summary short_title' },
  content: { fields: 'content' },
  accreditations: { records: 'accreditations' },
  'head-counts': { records: 'head-counts' },
  featured: { fields: 'featured_programs' },
  programmes: { records: 'program' },
  benefits: { records: 'benefits' },
  career: { records: 'career' },
  'vc-message': { records: 'vc-message' },
  alumni: { records: 'alumni' },
};

/** By page and the anchor of the section. A page whose record has one text is one part. */
const SOURCES: Partial<Record<PageId, Readonly<Record<string, Source>>>> = {
  program: PROGRAM,
  specialisation: PROGRAM,
  landing: LANDING,
  home: UNIVERSITY,
  university: UNIVERSITY,
  homeLanding: UNIVERSITY,
  auxiliary: { main: { fields: 'title content bg_image promotional_text disclaimer otherPrograms link1 link2 link3' } },
  auxiliaryOfProgram: { main: { fields: 'title content bg_image promotional_text disclaimer otherPrograms' } },
  auxiliaryOfSpecialisation: { main: { fields: 'title content bg_image promotional_text disclaimer otherPrograms' } },
  schedule: { main: { fields: 'title content bg_image promotional_text disclaimer' } },
  post: { main: { fields: 'title summary content image author date program' } },
  launchpad: { main: { records: 'launchpad' } },
};
