import type { ProgramPage } from '@prospectus/contract';

import { asCard, asCompactCard } from '../cards.server.ts';

/** What the page does not show is not sent with it. */
export function onlyShown<P extends ProgramPage>(page: P): P {
  const { sections, program } = page;
  return {
    ...page,
    // Its specialisations have a section of their own.
    program: { ...program, specialisations: [] },
    featuredPrograms: [],
    sections: {
      ...sections,
      specialisations: sections.specialisations.map(asCard),
      featured: sections.featured.map(asCard),
      otherCourses: sections.otherCourses.map(asCompactCard),
      otherSpecialisations: sections.otherSpecialisations.map(asCard),
    },
  };
}
