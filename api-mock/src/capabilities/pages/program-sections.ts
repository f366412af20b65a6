import type { Program, ProgramSections } from '@prospectus/contract';

import { brochureAddress, inOrderOfEntry, programCard, specialisationsOf } from './program-item.ts';
import { faqsOf } from './site-lists.ts';
import type { Content, PlacedProgram } from './content.ts';
import { startOf } from './next-start.ts';
import { programsById, roots } from './programs.ts';

/** The sections of a programme's page (§2), each list in the order it is shown in. */
export function programSections(content: Content, page: PlacedProgram): ProgramSections {
  const { program } = page;
  const family = page.parent ?? page;
  return {
    about: {
      componentTitle: program.about_title || `About the ${program.display_name}`,
      description: program.description,
      duration: program.duration,
      eligibility: program.eligibility,
      mode: program.mode,
      ...startOf(content, page),
      keyContent: program.key_contents,
    },
    benefits: program.benefits,
    roadmap: program.roadmap,
    structure: structure(content, page),
    electives: electives(program),
    fees: { componentTitle: `Fees of the ${program.display_name}`, feePlans: program.fee_plans },
    admission: program.admission_steps.length > 0 ? program.admission_steps : content.university.admission_steps,
    certificate: certificate(program),
    learnMore: program.learn_more,
    specialisations: specialisationsOf(content, page),
    featured: programsById(content, program.featured_programs).map((other) => programCard(content, other)),
    video: program.video?.link ? program.video : null,
    otherCourses: roots(content)
      .filter(({ id }) => id !== family.id)
      .map((other) => programCard(content, other)),
    otherSpecialisations: page.parent
      ? content.programs
          .filter(({ id, parent }) => parent?.id === family.id && id !== page.id)
          .map((other) => programCard(content, other))
      : [],
    faqs: faqsOf(content, page),
  };
}

function structure(content: Content, page: PlacedProgram): ProgramSections['structure'] {
  const { id, program, publishedAt } = page;
  const totals = program.semesters.map(({ total_credits }) => total_credits).filter((credits) => credits !== null);
  return {
    semesters: program.semesters.map((semester) => ({
      ...semester,
      semester_data: inOrderOfEntry(semester.semester_data, publishedAt).map(
        ({ id: subject, subject_name, is_elective_based, credits, created_at }) => ({
          id: subject,
          subject_name,
          is_elective_based: is_elective_based ? ('1' as const) : ('0' as const),
          credits,
          created_at,
          program_id: id,
        }),
      ),
    })),
    total_credits: totals.length > 0 ? totals.reduce((sum, credits) => sum + credits, 0) : null,
    brochure: brochureAddress(content, page),
    disclaimer: program.program_structure_disclaimer,
  };
}

/** Courses sorted by semester, and groups by their first one (§9); those without a semester come last. */
function electives({ electives: groups }: Program): ProgramSections['electives'] {
  const semesterOf = ({ semester }: { semester: number | null }) => semester ?? Number.MAX_SAFE_INTEGER;
  const first = ({ elective_courses: [course] }: Program['electives'][number]) =>
    course ? semesterOf(course) : Number.MAX_SAFE_INTEGER;
  return groups
    .map((group) => ({
      ...group,
      elective_courses: group.elective_courses.toSorted((a, b) => semesterOf(a) - semesterOf(b)),
    }))
    .toSorted((a, b) => first(a) - first(b));
}

function certificate({
  certificate_image,
  alt_certificate_image,
  certificate_disclaimer,
}: Program): ProgramSections['certificate'] {
  return certificate_image || certificate_disclaimer
    ? { certificate_image, alt_certificate_image, certificate_disclaimer }
    : null;
}
