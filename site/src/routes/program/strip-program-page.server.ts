import type { ProgramPage } from '@prospectus/contract';

import { toCard, toCompactCard } from '../page/card-data.server.ts';

/** What the page does not show is not sent with it. */
export function stripProgramPage<P extends ProgramPage>(page: P): P {
  const { sections, program } = page;
  return {
    ...page,
    // Its specialisations have a section of their own.
    program: { ...program, specialisations: [] },
    featuredPrograms: [],
    sections: {
      ...sections,
      specialisations: sections.specialisations.map(toCard),
      featured: sections.featured.map(toCard),
      otherCourses: sections.otherCourses.map(toCompactCard),
      otherSpecialisations: sections.otherSpecialisations.map(toCard),
    },
  };
}
