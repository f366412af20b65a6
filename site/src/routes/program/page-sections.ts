import type { LandingPage, ProgramPage } from '@prospectus/contract';

import { withBackgrounds } from '../../lib/bands.ts';
import { lowestNoCostEmi } from '../../sections/program/fees/emi.ts';
import { type ProgramSection, programSections } from '../../sections/program/index.ts';
import { referBannerFor } from '../../sections/refer/refer-banner.ts';
import type { BandTone, Visitor } from '../../lib/section-props.ts';

const marketing = () => import('./marketing-sections.tsx');

/** What follows a section of the page (PAGE-33). */
const AFTER: Partial<Record<(typeof programSections)[number]['id'], ProgramSection>> = {
  roadmap: {
    id: 'career',
    band: 'ink',
    belowFold: true,
    shows: (page) => page.marketing.wideBanners.career !== null,
    load: async () => (await marketing()).ProgramCareer,
  },
  fees: {
    id: 'emi',
    band: 'ink',
    belowFold: true,
    shows: ({ marketing: { wideBanners }, sections: { fees } }) =>
      wideBanners.emi !== null && lowestNoCostEmi(fees.feePlans) !== undefined,
    load: async () => (await marketing()).ProgramEmi,
  },
};

/** What follows the eighteen (PAGE-33). */
const AT_THE_END: readonly ProgramSection[] = [
  {
    id: 'testimonials',
    navTitle: 'Learners',
    belowFold: true,
    shows: (page) => page.marketing.testimonials.length > 0,
    load: async () => (await marketing()).ProgramTestimonials,
  },
  {
    id: 'refer',
    band: 'ink',
    belowFold: true,
    shows: (page, visitor) => referBannerFor(page.marketing, visitor) !== null,
    load: async () => (await marketing()).ProgramRefer,
  },
  {
    id: 'dashboard-access',
    belowFold: true,
    shows: (page, visitor) => visitor.verified && page.marketing.dashboardAccess !== null,
    load: async () => (await marketing()).ProgramDashboardAccess,
  },
  {
    id: 'faqs',
    navTitle: 'Questions',
    belowFold: true,
    shows: (page) => page.sections.faqs.length > 0,
    load: async () => (await marketing()).ProgramFaqs,
  },
  {
    id: 'get-in-touch',
    band: 'ink',
    belowFold: true,
    shows: (page) => page.marketing.wideBanners.get_in_touch !== null,
    load: async () => (await marketing()).ProgramGetInTouch,
  },
];

/** All sections of programmes' pages, in order: the eighteen sections with the marketing ones between them. */
export const PROGRAM_PAGE_SECTIONS: readonly ProgramSection[] = [
  ...programSections.flatMap((section): ProgramSection[] => {
    const after = AFTER[section.id];
    return after ? [section, after] : [section];
  }),
  ...AT_THE_END,
];

/** A short landing page is led by its form; these follow (ROUTE-05). */
const SHORT: ReadonlySet<string> = new Set([
  'banner',
  'accreditation',
  'highlights',
  'fees',
  'testimonials',
  'faqs',
  'get-in-touch',
]);

const isShort = (page: ProgramPage | LandingPage) => 'landing_page_type' in page && page.landing_page_type === '2';

/** The sections of this page for this visitor, each with its background. */
export function programSectionsOn(
  page: ProgramPage | LandingPage,
  visitor: Visitor,
): { section: ProgramSection; tone: BandTone }[] {
  const possible = isShort(page) ? PROGRAM_PAGE_SECTIONS.filter(({ id }) => SHORT.has(id)) : PROGRAM_PAGE_SECTIONS;
  return withBackgrounds(possible.filter(({ shows }) => shows(page, visitor)));
}

/** Links to the parts of this page, for the row that stays in sight. */
export const pageLinks = (page: ProgramPage, visitor: Visitor): { id: string; label: string }[] =>
  programSectionsOn(page, visitor).flatMap(({ section: { id, navTitle } }) =>
    navTitle ? [{ id, label: navTitle }] : [],
  );
