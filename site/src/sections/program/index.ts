import type { ProgramPage } from '@prospectus/contract';
import type { ComponentType } from 'react';

import type { Band } from '../../lib/bands.ts';
import type { ProgramSectionProps, Visitor } from '../../lib/section-props.ts';
import { AccreditationSection } from './accreditation/AccreditationSection.tsx';
import { BannerSection } from './banner/BannerSection.tsx';
import { HighlightsSection } from './highlights/HighlightsSection.tsx';
import { pairHighlights } from './highlights/pair-highlights.ts';
import { KeypointsSection } from './keypoints/KeypointsSection.tsx';

/** A section of a programme's page; what is below the fold comes as code of its own. */
export type ProgramSection = Band & {
  /** Also the anchor of the section on the page. */
  id: string;
  /** In the row of links to the page's parts; sections without one are not linked. */
  navTitle?: string;
  /** A section with nothing to show is left out (PAGE-01). */
  shows: (page: ProgramPage, visitor: Visitor) => boolean;
} & (
    | { belowFold: false; Component: ComponentType<ProgramSectionProps> }
    | { belowFold: true; load: () => Promise<ComponentType<ProgramSectionProps>> }
  );

const some = (list: (page: ProgramPage) => readonly unknown[]) => (page: ProgramPage) => list(page).length > 0;
const always = () => true;

/** The eighteen sections in the order of §2. */
export const programSections = [
  { id: 'banner', belowFold: false, shows: always, Component: BannerSection },
  {
    id: 'accreditation',
    band: 'strip',
    belowFold: false,
    shows: some((page) => page.accreditation),
    Component: AccreditationSection,
  },
  { id: 'highlights', band: 'strip', belowFold: false, shows: some(pairHighlights), Component: HighlightsSection },
  {
    id: 'keypoints',
    band: 'strip',
    belowFold: false,
    shows: some((page) => page.keypoints),
    Component: KeypointsSection,
  },
  {
    id: 'about',
    navTitle: 'About',
    belowFold: true,
    shows: ({ sections: { about } }) => about.description !== '' || about.keyContent.length > 0,
    load: async () => (await import('./about/AboutSection.tsx')).AboutSection,
  },
  {
    id: 'benefits',
    navTitle: 'Why us',
    belowFold: true,
    shows: some((page) => page.sections.benefits),
    load: async () => (await import('./benefits/BenefitsSection.tsx')).BenefitsSection,
  },
  {
    id: 'roadmap',
    navTitle: 'Careers',
    belowFold: true,
    shows: some((page) => page.sections.roadmap),
    load: async () => (await import('./roadmap/RoadmapSection.tsx')).RoadmapSection,
  },
  {
    id: 'structure',
    navTitle: 'What you study',
    belowFold: true,
    shows: some((page) => page.sections.structure.semesters),
    load: async () => (await import('./structure/StructureSection.tsx')).StructureSection,
  },
  {
    id: 'electives',
    navTitle: 'Electives',
    belowFold: true,
    shows: some((page) => page.sections.electives),
    load: async () => (await import('./electives/ElectivesSection.tsx')).ElectivesSection,
  },
  // Fees and featured programmes have an empty text of their own (§8).
  {
    id: 'fees',
    navTitle: 'Fees',
    belowFold: true,
    shows: always,
    load: async () => (await import('./fees/FeesSection.tsx')).FeesSection,
  },
  {
    id: 'admission',
    navTitle: 'Admission',
    belowFold: true,
    shows: some((page) => page.sections.admission),
    load: async () => (await import('./admission/AdmissionSection.tsx')).AdmissionSection,
  },
  {
    id: 'certificate',
    navTitle: 'Certificate',
    belowFold: true,
    shows: (page) => page.sections.certificate !== null,
    load: async () => (await import('./certificate/CertificateSection.tsx')).CertificateSection,
  },
  {
    id: 'learn-more',
    navTitle: 'Learn more',
    belowFold: true,
    shows: some((page) => page.sections.learnMore),
    load: async () => (await import('./learn-more/LearnMoreSection.tsx')).LearnMoreSection,
  },
  {
    id: 'specialisations',
    navTitle: 'Specialisations',
    belowFold: true,
    shows: some((page) => page.sections.specialisations),
    load: async () => (await import('./specialisations/SpecialisationsSection.tsx')).SpecialisationsSection,
  },
  {
    id: 'featured',
    belowFold: true,
    shows: always,
    load: async () => (await import('./featured/FeaturedSection.tsx')).FeaturedSection,
  },
  {
    id: 'video',
    belowFold: true,
    shows: (page) => page.sections.video !== null,
    load: async () => (await import('./video/VideoSection.tsx')).VideoSection,
  },
  {
    id: 'other-courses',
    belowFold: true,
    shows: some((page) => page.sections.otherCourses),
    load: async () => (await import('./other-courses/OtherCoursesSection.tsx')).OtherCoursesSection,
  },
  {
    id: 'other-specialisations',
    belowFold: true,
    shows: some((page) => page.sections.otherSpecialisations),
    load: async () =>
      (await import('./other-specialisations/OtherSpecialisationsSection.tsx')).OtherSpecialisationsSection,
  },
] as const satisfies readonly ProgramSection[];
