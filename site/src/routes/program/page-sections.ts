import type { LandingPage, ProgramPage } from '@prospectus/contract';
import type { ComponentType } from 'react';

import { type PageSection, type ProgramSectionProps, type Visitor, withBackgrounds } from '../../lib/section-props.ts';
import { marketingSections } from '../../sections/marketing/index.ts';
import {
  AccreditationSection,
  BannerSection,
  HighlightsSection,
  KeypointsSection,
  pairHighlights,
} from '../../sections/program/FirstScreen.tsx';
import { sectionViews } from '../page/section-views.tsx';

type Shows = ProgramSection['shows'];
type ProgramSection = PageSection<ProgramPage, ProgramSectionProps>;

const study = () => import('../../sections/program/StudySections.tsx');
const structure = () => import('../../sections/program/StructureSection.tsx');
const fees = () => import('../../sections/program/FeesSection.tsx');
const apply = () => import('../../sections/program/ApplySections.tsx');
const courses = () => import('../../sections/program/CourseSections.tsx');

const dashboard = () => import('../../sections/marketing/DashboardAccess.tsx');

const always = () => true;
const has = (list: keyof ProgramPage['sections']) => (page: ProgramPage) => {
  const content = page.sections[list];
  return Array.isArray(content) ? content.length > 0 : content !== null;
};
const belowFold = <Id extends string>(
  id: Id,
  navTitle: string | undefined,
  shows: Shows,
  load: () => Promise<ComponentType<ProgramSectionProps>>,
) => ({ id, navTitle, shows, load });

/** All sections of a programme's page, in order: the eighteen of §2, and the marketing sections between them (PAGE-33). */
export const PROGRAM_SECTIONS = [
  { id: 'banner', shows: always, Component: BannerSection },
  {
    id: 'accreditation',
    band: 'strip',
    shows: (page) => page.accreditation.length > 0,
    Component: AccreditationSection,
  },
  { id: 'highlights', band: 'strip', shows: (page) => pairHighlights(page).length > 0, Component: HighlightsSection },
  { id: 'keypoints', band: 'strip', shows: (page) => page.keypoints.length > 0, Component: KeypointsSection },
  belowFold(
    'about',
    'About',
    ({ sections: { about } }) => about.description !== '' || about.keyContent.length > 0,
    async () => (await study()).AboutSection,
  ),
  belowFold('benefits', 'Why us', has('benefits'), async () => (await study()).BenefitsSection),
  belowFold('roadmap', 'Careers', has('roadmap'), async () => (await study()).RoadmapSection),
  marketingSections.career,
  belowFold(
    'structure',
    'What you study',
    (page) => page.sections.structure.semesters.length > 0,
    async () => (await structure()).StructureSection,
  ),
  belowFold('electives', 'Electives', has('electives'), async () => (await study()).ElectivesSection),
  // Without plans it shows an empty text (§8).
  belowFold('fees', 'Fees', always, async () => (await fees()).FeesSection),
  marketingSections.emi,
  belowFold('admission', 'Admission', has('admission'), async () => (await apply()).AdmissionSection),
  belowFold('certificate', 'Certificate', has('certificate'), async () => (await apply()).CertificateSection),
  belowFold('learn-more', 'Learn more', has('learnMore'), async () => (await apply()).LearnMoreSection),
  belowFold(
    'specialisations',
    'Specialisations',
    has('specialisations'),
    async () => (await courses()).SpecialisationsSection,
  ),
  marketingSections.featured,
  belowFold('video', undefined, has('video'), async () => (await apply()).VideoSection),
  belowFold('other-courses', undefined, has('otherCourses'), async () => (await courses()).OtherCoursesSection),
  belowFold(
    'other-specialisations',
    undefined,
    has('otherSpecialisations'),
    async () => (await courses()).OtherSpecialisationsSection,
  ),
  marketingSections.testimonials,
  marketingSections.refer,
  belowFold(
    'dashboard-access',
    undefined,
    (page, visitor) => visitor.verified && page.marketing.dashboardAccess !== null,
    async () => (await dashboard()).DashboardAccessSection,
  ),
  marketingSections.faqs,
  marketingSections.getInTouch,
] as const satisfies readonly ProgramSection[];

/** Shows a section of a programme's page by its id. */
export const ProgramSections = sectionViews<ProgramSectionProps>(PROGRAM_SECTIONS);

/** A landing page shows its form first; a short one has these sections alone, a full one folds the others (ROUTE-05). */
const ON_LANDING_PAGES: ReadonlySet<string> = new Set([
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
export function programSectionsOn(page: ProgramPage | LandingPage, visitor: Visitor) {
  const sections = PROGRAM_SECTIONS.filter(
    ({ id }) => (!isShort(page) || ON_LANDING_PAGES.has(id)) && (!isLanding(page) || id !== 'refer'),
  );
  return withBackgrounds<ProgramSection>(sections.filter(({ shows }) => shows(page, visitor)));
}

/** Labels of the folds of a full landing page, by a section inside. */
const FOLD_LABELS: readonly (readonly [id: string, label: string])[] = [
  ['admission', 'How to apply, your certificate and other courses'],
  ['electives', 'Electives'],
  ['roadmap', 'More about the programme: classes and careers'],
];
const OTHER_FOLD = 'Everything else about the programme';

const foldLabel = (sections: PagePart['sections']): string =>
  FOLD_LABELS.find(([id]) => sections.some(({ section }) => section.id === id))?.[1] ?? OTHER_FOLD;

/** Adjacent sections; with a label they are in a fold. */
type PagePart = { label?: string; sections: ReturnType<typeof programSectionsOn> };

/** The parts of this page: a full landing page folds the sections that do not help to decide. */
export function pageParts(page: ProgramPage | LandingPage, visitor: Visitor): PagePart[] {
  const sections = programSectionsOn(page, visitor);
  if (!isLanding(page)) return [{ sections }];
  const runs: PagePart['sections'][] = [];
  const isOpen = (run: PagePart['sections']) => run[0] !== undefined && ON_LANDING_PAGES.has(run[0].section.id);
  for (const section of sections) {
    const last = runs.at(-1);
    if (last && isOpen(last) === isOpen([section])) last.push(section);
    else runs.push([section]);
  }
  return runs.map((run) => ({ ...(!isOpen(run) && { label: foldLabel(run) }), sections: run }));
}

/** Links to the sections of this page that are not folded. */
export const pageLinks = (page: ProgramPage, visitor: Visitor): { id: string; label: string }[] =>
  pageParts(page, visitor).flatMap(({ label, sections }) =>
    sections.flatMap(({ section: { id, navTitle } }) =>
      navTitle && label === undefined ? [{ id, label: navTitle }] : [],
    ),
  );
