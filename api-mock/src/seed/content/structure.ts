import type { ElectiveGroup, Semester } from './seed-program.ts';

/** A subject and its credits; the third entry marks a place that an elective fills. */
export type Subject = readonly [name: string, credits: number, kind?: 'elective'];

/** A semester whose total is the sum of its subjects. */
export function semester(number: number, subjects: readonly Subject[]): Semester {
  return {
    semester: number,
    total_credits: subjects.reduce((sum, [, credits]) => sum + credits, 0),
    semester_data: subjects.map(([subject_name, credits, kind], index) => ({
      subject_name,
      credits,
      is_elective_based: kind === 'elective',
      // Pages sort subjects by this time (§9), so it holds the order written here.
      created_at: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
    })),
  };
}

/** A group of electives, each with the semester it is offered in. */
export const electives = (elective_name: string, courses: readonly (readonly [number, string])[]): ElectiveGroup => ({
  elective_name,
  elective_courses: courses.map(([offeredIn, subject_name]) => ({ semester: offeredIn, subject_name })),
});
