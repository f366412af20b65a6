import type { HomePage, sectionLists, PageSection as SectionName } from '@prospectus/contract';
import type { ComponentType } from 'react';

import {
  type PageSection,
  type UniversitySectionProps,
  type Visitor,
  withBackgrounds,
} from '../../lib/section-props.ts';
import { marketingSections } from '../../sections/marketing/index.ts';
import { TickerSection, UniversityHero } from '../../sections/university/UniversityHero.tsx';
import { sectionViews } from '../page/section-views.tsx';

type UniversitySection = PageSection<HomePage, UniversitySectionProps>;

const own = () => import('../../sections/university/index.ts');
const always = () => true;

/** A section that shows a list of the page's data. */
const ofList = (
  id: string,
  list: keyof typeof sectionLists,
  load: () => Promise<ComponentType<UniversitySectionProps>>,
) => ({ id, shows: ({ sections }: HomePage) => sections[list].length > 0, load });

/** The sections that staff can order on a page of the university (PAGE-33, SECT-12). */
export const UNIVERSITY_SECTIONS = {
  hero: { id: 'banner', shows: always, Component: UniversityHero },
  ticker: { id: 'ticker', band: 'ink', shows: always, Component: TickerSection },
  content: { id: 'content', shows: (page) => page.content !== '', load: async () => (await own()).TextSection },
  accreditations: ofList('accreditations', 'accreditations', async () => (await own()).AccreditationsSection),
  head_counts: ofList('head-counts', 'headCounts', async () => (await own()).HeadCountsSection),
  featured_programs: marketingSections.featured,
  // Without programmes it shows an empty text (§8).
  programs: { id: 'programmes', shows: always, load: async () => (await own()).ProgramsSection },
  benefits: ofList('benefits', 'benefits', async () => (await own()).BenefitsSection),
  career: ofList('career', 'career', async () => (await own()).CareerSection),
  testimonials: marketingSections.testimonials,
  vc_message: {
    id: 'vc-message',
    shows: ({ sections }) => sections.vcMessage !== null,
    load: async () => (await own()).VcMessageSection,
  },
  alumni: ofList('alumni', 'alumni', async () => (await own()).AlumniSection),
  refer: marketingSections.refer,
  contact: { id: 'contact', shows: always, load: async () => (await own()).ContactSection },
  faqs: marketingSections.faqs,
  get_in_touch: marketingSections.getInTouch,
  career_banner: { ...marketingSections.career, id: 'career-banner' },
  emi_banner: { ...marketingSections.emi, id: 'emi-banner' },
  university: { id: 'university', shows: always, load: async () => (await own()).AboutUniversitySection },
} satisfies Record<SectionName, UniversitySection>;

/** Shows a section of a page of the university by its id. */
export const UniversitySections = sectionViews<UniversitySectionProps>(Object.values(UNIVERSITY_SECTIONS));

/** The sections of this page for this visitor: the first screen, then the order that staff set. */
export function universitySectionsOn(page: HomePage, visitor: Visitor) {
  const order = new Set<SectionName>(['hero', ...page.order]);
  const sections = [...order].map((name): UniversitySection => UNIVERSITY_SECTIONS[name]);
  return withBackgrounds(sections.filter(({ shows }) => shows(page, visitor)));
}
