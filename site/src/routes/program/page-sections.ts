import type { LandingPage, ProgramPage } from '@prospectus/contract';

import { withBackgrounds } from '../../lib/bands.ts';
import { lowestNoCostEmi } from '@prospectus/contract/emi';
import { type ProgramSection, programSections } from '../../sections/program/index.ts';
import { referBannerFor } from '../../sections/refer/refer-banner.ts';
import type { BandTone, ProgramSectionProps, Visitor } from '../../lib/section-props.ts';
import { sectionViews } from '../page/section-views.tsx';

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
    navTitle: 'Students',
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

/** Shows a section of a programme's page by its id. */
export const ProgramSections = sectionViews<ProgramSectionProps>(PROGRAM_PAGE_SECTIONS);

/** A landing page is led by its form; these follow (ROUTE-05): all of a short one, the open part of a full one. */
const SHORT: ReadonlySet<string> = new Set([
  'banner',
  'accreditation',
  'highlights',
  'structure',
  'fees',
  'testimonials',
  'faqs',
  'get-in-touch',
]);

const isLanding = (page: ProgramPage | LandingPage): page is LandingPage => 'landing_page_type' in page;
const isShort = (page: ProgramPage | LandingPage) => isLanding(page) && page.landing_page_type === '2';

/** The sections of this page for this visitor, each with its background. */
export function programSectionsOn(
  page: ProgramPage | LandingPage,
  visitor: Visitor,
): { section: ProgramSection; tone: BandTone }[] {
  const possible = PROGRAM_PAGE_SECTIONS.filter(
    ({ id }) => (!isShort(page) || SHORT.has(id)) && (!isLanding(page) || id !== 'refer'),
  );
  return withBackgrounds(possible.filter(({ shows }) => shows(page, visitor)));
}

/** What the folds of a full landing page are called, by a section that is in them. */
const FOLDS: readonly (readonly [id: string, label: string])[] = [
  ['admission', 'How to apply, your certificate and other courses'],
  ['electives', 'Electives'],
  ['roadmap', 'More about the programme: classes and careers'],
];
const OTHER_FOLD = 'Everything else about the programme';

const foldLabel = (sections: PagePart['sections']): string =>
  FOLDS.find(([id]) => sections.some(({ section }) => section.id === id))?.[1] ?? OTHER_FOLD;

/** A run of sections; with a label they are behind one press. */
export type PagePart = { label?: string; sections: ReturnType<typeof programSectionsOn> };

/** The parts of this page: a landing page asks for one thing, and folds what does not help to decide it. */
export function pageParts(page: ProgramPage | LandingPage, visitor: Visitor): PagePart[] {
  const sections = programSectionsOn(page, visitor);
  if (!isLanding(page)) return [{ sections }];
  const runs: PagePart['sections'][] = [];
  const isOpen = (run: PagePart['sections']) => run[0] !== undefined && SHORT.has(run[0].section.id);
  for (const one of sections) {
    const last = runs.at(-1);
    if (last && isOpen(last) === isOpen([one])) last.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => ({ ...(!isOpen(run) && { label: foldLabel(run) }), sections: run }));
}

/** Links to the parts of this page, for the row that stays in sight. */
export const pageLinks = (page: ProgramPage, visitor: Visitor): { id: string; label: string }[] =>
  pageParts(page, visitor).flatMap(({ label, sections }) =>
    sections.flatMap(({ section: { id, navTitle } }) =>
      navTitle && label === undefined ? [{ id, label: navTitle }] : [],
    ),
  );
