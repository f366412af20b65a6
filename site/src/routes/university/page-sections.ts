import type { HomePage, PageSection, sectionLists } from '@prospectus/contract';
import type { ComponentType } from 'react';

import { type Band, withBackgrounds } from '../../lib/bands.ts';
import { referBannerFor } from '../../sections/refer/refer-banner.ts';
import type { BandTone, UniversitySectionProps, Visitor } from '../../lib/section-props.ts';
import { TickerSection } from '../../sections/university/TickerSection.tsx';
import { sectionViews } from '../page/section-views.tsx';
import { UniversityHero } from '../../sections/university/UniversityHero.tsx';

/** A section of a page of the university; what is below the fold comes as code of its own. */
export type UniversitySection = Band & {
  /** Also the anchor of the section on the page. */
  id: string;
  /** A section with nothing to show is left out. */
  shows: (page: HomePage, visitor: Visitor) => boolean;
} & (
    | { belowFold: false; Component: ComponentType<UniversitySectionProps> }
    | { belowFold: true; load: () => Promise<ComponentType<UniversitySectionProps>> }
  );

const own = () => import('../../sections/university/index.ts');
const marketing = () => import('./marketing-sections.tsx');
const always = () => true;

/** A section that shows a list of the page's data. */
const ofList = (
  id: string,
  list: keyof typeof sectionLists,
  load: () => Promise<ComponentType<UniversitySectionProps>>,
) => ({ id, belowFold: true as const, shows: ({ sections }: HomePage) => sections[list].length > 0, load });

/** The sections staff can order on a page of the university (PAGE-33, SECT-12). */
export const UNIVERSITY_SECTIONS = {
  hero: { id: 'banner', belowFold: false, shows: always, Component: UniversityHero },
  ticker: { id: 'ticker', band: 'ink', belowFold: false, shows: always, Component: TickerSection },
  content: {
    id: 'content',
    belowFold: true,
    shows: (page) => page.content !== '',
    load: async () => (await own()).TextSection,
  },
  accreditations: ofList('accreditations', 'accreditations', async () => (await own()).AccreditationsSection),
  head_counts: ofList('head-counts', 'headCounts', async () => (await own()).HeadCountsSection),
  // Programmes have an empty text of their own (§8).
  featured_programs: {
    id: 'featured',
    belowFold: true,
    shows: always,
    load: async () => (await marketing()).UniversityFeatured,
  },
  programs: { id: 'programmes', belowFold: true, shows: always, load: async () => (await own()).ProgramsSection },
  benefits: ofList('benefits', 'benefits', async () => (await own()).BenefitsSection),
  career: ofList('career', 'career', async () => (await own()).CareerSection),
  testimonials: {
    id: 'testimonials',
    belowFold: true,
    shows: (page) => page.marketing.testimonials.length > 0,
    load: async () => (await marketing()).UniversityTestimonials,
  },
  vc_message: {
    id: 'vc-message',
    belowFold: true,
    shows: ({ sections }) => sections.vcMessage !== null,
    load: async () => (await own()).VcMessageSection,
  },
  alumni: ofList('alumni', 'alumni', async () => (await own()).AlumniSection),
  refer: {
    id: 'refer',
    band: 'ink',
    belowFold: true,
    shows: (page, visitor) => referBannerFor(page.marketing, visitor) !== null,
    load: async () => (await marketing()).UniversityRefer,
  },
  contact: { id: 'contact', belowFold: true, shows: always, load: async () => (await own()).ContactSection },
  faqs: {
    id: 'faqs',
    belowFold: true,
    shows: (page) => page.faqs.length > 0,
    load: async () => (await marketing()).UniversityFaqs,
  },
  get_in_touch: {
    id: 'get-in-touch',
    band: 'ink',
    belowFold: true,
    shows: (page) => page.marketing.wideBanners.get_in_touch !== null,
    load: async () => (await marketing()).UniversityGetInTouch,
  },
  career_banner: {
    id: 'career-banner',
    band: 'ink',
    belowFold: true,
    shows: (page) => page.marketing.wideBanners.career !== null,
    load: async () => (await marketing()).UniversityCareerBanner,
  },
  emi_banner: {
    id: 'emi-banner',
    band: 'ink',
    belowFold: true,
    shows: (page) => (page.marketing.wideBanners.emi?.amount ?? 0) > 0,
    load: async () => (await marketing()).UniversityEmiBanner,
  },
  university: {
    id: 'university',
    belowFold: true,
    shows: always,
    load: async () => (await own()).AboutUniversitySection,
  },
} satisfies Record<PageSection, UniversitySection>;

/** Shows a section of a page of the university by its id. */
export const UniversitySections = sectionViews<UniversitySectionProps>(Object.values(UNIVERSITY_SECTIONS));

/** The sections of this page for this visitor: the first screen, then the staff's order. */
export function universitySectionsOn(
  page: HomePage,
  visitor: Visitor,
): { section: UniversitySection; tone: BandTone }[] {
  const order = new Set<PageSection>(['hero', ...page.order]);
  const sections = [...order].map((section): UniversitySection => UNIVERSITY_SECTIONS[section]);
  return withBackgrounds(sections.filter(({ shows }) => shows(page, visitor)));
}
