import type { TextFunction } from '../../texts/language-context.ts';

export type Semester = { semester_data?: readonly { credits?: number | null }[]; total_credits?: number | null };

/** The credits of a semester's subjects. */
export const subjectCredits = ({ semester_data: subjects = [] }: Semester): number =>
  subjects.reduce((all, { credits }) => all + (credits ?? 0), 0);

/** '6 subjects · 24 credits', and the sum of the subjects' credits where it differs. */
export function semesterSummary(text: TextFunction, semester: Semester): string {
  const { total_credits: total, semester_data: subjects = [] } = semester;
  const sum = subjectCredits(semester);
  return [
    text('entities.structure.subjects', { smart_count: subjects.length }),
    ...(total ? [text('entities.structure.credits', { smart_count: total })] : []),
    ...(sum > 0 && total && sum !== total ? [text('entities.structure.addUp', { sum })] : []),
  ].join(' · ');
}

/** '4 semesters · 24 subjects · 96 credits': what the semesters come to, by their totals or else their subjects. */
export function structureSummary(text: TextFunction, semesters: readonly Semester[]): string {
  const subjects = semesters.reduce((all, { semester_data: own = [] }) => all + own.length, 0);
  const credits = semesters.reduce((all, one) => all + (one.total_credits ?? subjectCredits(one)), 0);
  return [
    text('entities.structure.semesters', { smart_count: semesters.length }),
    text('entities.structure.subjects', { smart_count: subjects }),
    text('entities.structure.credits', { smart_count: credits }),
  ].join(' · ');
}
