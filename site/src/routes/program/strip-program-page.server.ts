import type { ProgramPage } from '@prospectus/contract';

import { toCard, toCompactCard } from '../page/card-data.server.ts';

/**
 * More are a link away, on the page of all programmes; those that staff gave a small picture come first, those that the
 * page features anyway last.
 */
const MOST_OTHER_COURSES = 6;

/** What the page does not show is not sent with it. */
export function stripProgramPage<P extends ProgramPage>(page: P): P {
  const { sections, program } = page;
  const featured = new Set(sections.featured.map(({ path }) => path));
  const rank = ({ program_thumbnail_one, path }: ProgramPage['sections']['otherCourses'][number]) =>
    program_thumbnail_one !== '' ? 0 : featured.has(path) ? 2 : 1;
  return {
    ...page,
    // Its specialisations have a section of their own.
    program: { ...program, specialisations: [] },
    featuredPrograms: [],
    sections: {
      ...sections,
      specialisations: sections.specialisations.map((card) => toCard(withLattice(card))),
      // The longest page: a card's facts and its link are enough there.
      featured: sections.featured.map((card) => ({ ...toCard(withLattice(card)), short_description: '' })),
      otherCourses: sections.otherCourses
        .toSorted((one, other) => rank(one) - rank(other))
        .slice(0, MOST_OTHER_COURSES)
        .map((card) => toCompactCard(withLattice(card))),
      otherSpecialisations: sections.otherSpecialisations.map((card) => toCard(withLattice(card))),
    },
  };
}

/**
 * Cards on the longest page draw the lattice of theirs, save a small one that staff gave a picture of its own; the home
 * page and the list of programmes show the subject.
 */
const withLattice = <C extends { program_thumbnail: string }>(card: C): C => ({ ...card, program_thumbnail: '' });
