import type { ProgramSections } from '@prospectus/contract';

type Group = ProgramSections['electives'][number];
type Course = Group['elective_courses'][number];

/** Courses of a group under their semesters, ascending (§9); those without a semester last. */
export function bySemester(courses: readonly Course[]): { semester: number | null; courses: Course[] }[] {
  const groups = Map.groupBy(courses, ({ semester }) => semester);
  return [...groups]
    .map(([semester, inIt]) => ({ semester, courses: inIt }))
    .toSorted((a, b) => (a.semester ?? Infinity) - (b.semester ?? Infinity));
}

/** Groups by the first semester they have a course in. */
export function sortGroups(groups: readonly Group[]): Group[] {
  const first = ({ elective_courses }: Group) =>
    Math.min(Infinity, ...elective_courses.map(({ semester }) => semester ?? Infinity));
  return groups.toSorted((a, b) => (first(a) === first(b) ? 0 : first(a) - first(b)));
}
