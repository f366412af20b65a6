import type { ProgramPage } from '@prospectus/contract';

import { lowestNoCostEmi } from './program/fees/emi.ts';
import { type ProgramSection, programSections } from './program/index.ts';
import type { BandTone } from './section-props.ts';

const marketing = () => import('./program-marketing.tsx');

/** What follows a section of the page (PAGE-33). */
const AFTER: Partial<Record<(typeof programSections)[number]['id'], ProgramSection>> = {
  roadmap: {
    id: 'career',
    band: 'ink',
    belowFold: true,
    shows: () => true,
    load: async () => (await marketing()).ProgramCareer,
  },
  fees: {
    id: 'emi',
    band: 'ink',
    belowFold: true,
    shows: (page) => lowestNoCostEmi(page.sections.fees.feePlans) !== undefined,
    load: async () => (await marketing()).ProgramEmi,
  },
};

/** What follows the eighteen (PAGE-33). */
const AT_THE_END: readonly ProgramSection[] = [
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
    shows: () => true,
    load: async () => (await marketing()).ProgramGetInTouch,
  },
];

/** Everything that can stand on a programme's page, in order: the eighteen sections with the marketing ones in place. */
export const PROGRAM_PLACES: readonly ProgramSection[] = [
  ...programSections.flatMap((section): ProgramSection[] => {
    const after = AFTER[section.id];
    return after ? [section, after] : [section];
  }),
  ...AT_THE_END,
];

/** What stands on this page, each with the ground of its band: paper and white by turns. */
export function placesOn(page: ProgramPage): { place: ProgramSection; tone: BandTone }[] {
  let tone: BandTone = 'white';
  let before: ProgramSection | undefined;
  return PROGRAM_PLACES.filter(({ shows }) => shows(page)).map((place) => {
    const sharesGround = place.band === 'ink' || (place.band === 'strip' && before?.band === 'strip');
    if (!sharesGround) tone = tone === 'white' ? 'paper' : 'white';
    before = place;
    return { place, tone };
  });
}

/** Links to the parts of this page, for the row that stays in sight. */
export const pageLinks = (page: ProgramPage): { id: string; label: string }[] =>
  placesOn(page).flatMap(({ place: { id, navTitle } }) => (navTitle ? [{ id, label: navTitle }] : []));
