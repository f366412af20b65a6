import type { LectureChoices } from '@prospectus/contract';

import type { PlanFilters } from './place.ts';

const unique = (names: readonly string[]) =>
  [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** What can be chosen beside what is chosen already; of all courses where none is. */
export function choicesFor(choices: LectureChoices, { course_name, sem_year }: PlanFilters) {
  const courses = course_name ? choices.filter((one) => one.course_name === course_name) : choices;
  const semesters = courses.flatMap((one) => one.semesters);
  const own = sem_year ? semesters.filter((one) => one.sem_year === sem_year) : semesters;
  return {
    course_name: choices.map((one) => one.course_name),
    sem_year: unique(semesters.map((one) => one.sem_year)),
    batch: unique(own.flatMap(({ batches }) => batches)),
    subject_name: unique(own.flatMap(({ subjects }) => subjects)),
  };
}

/** As options, with the chosen one among them although it is no choice any more. */
export const optionsOf = (names: readonly string[], chosen: string | undefined) =>
  (chosen && !names.includes(chosen) ? [chosen, ...names] : names).map((name) => ({ value: name, label: name }));
