import type { ProgramCard, ProgramSections } from '@prospectus/contract';
import { capstoneIndex } from '@prospectus/contract/capstone';
import { type Rings, type RingTint, ringTints, type StarLink } from '@prospectus/design-system';

type Structure = ProgramSections['structure'];
type Subject = Structure['semesters'][number]['semester_data'][number];

/** Subjects in the order of creation (§9). */
export const inOrderOfEntry = (subjects: readonly Subject[]): Subject[] =>
  subjects.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));

/** The lattice of a programme: a ring for each semester, a star for each subject, the capstone highlighted. */
export function syllabusRings({ semesters }: Pick<Structure, 'semesters'>): Rings {
  const subjects = semesters.map(({ semester_data }) => inOrderOfEntry(semester_data));
  const at = capstoneIndex(subjects.at(-1) ?? []);
  return {
    rings: subjects.map(({ length }) => length),
    highlight: at === -1 ? undefined : [subjects.length - 1, at],
  };
}

/** Where each star of the chart leads: its semester on the same page, by the name of its subject. */
export const subjectLink =
  ({ semesters }: Pick<Structure, 'semesters'>): StarLink =>
  (ring, star) => {
    const semester = semesters[ring];
    const subject = semester && inOrderOfEntry(semester.semester_data)[star];
    return subject && { name: subject.subject_name, href: `#${semesterId(ring)}` };
  };

/** The element of a semester in the section about the structure. */
export const semesterId = (at: number) => `semester-${at + 1}`;

/** The chart of a programme on a card: the only picture it has there. */
export const chartOf = ({ chart, program_code }: Pick<ProgramCard, 'chart' | 'program_code'>) => ({
  rings: chart.rings,
  highlight: chart.capstone === null ? undefined : ([chart.rings.length - 1, chart.capstone] as const),
  tint: facultyTint(program_code),
});

/** The final project or dissertation; undefined without one. */
export function capstoneOf({ semesters }: Pick<Structure, 'semesters'>): Subject | undefined {
  const last = inOrderOfEntry(semesters.at(-1)?.semester_data ?? []);
  return last[capstoneIndex(last)];
}

/** The caption of the lattice; empty without subjects. */
export function syllabusCaption({ semesters }: Pick<Structure, 'semesters'>): string {
  const count = semesters.reduce((sum, { semester_data }) => sum + semester_data.length, 0);
  if (count === 0) return '';
  const capstone = capstoneOf({ semesters });
  const counted = `${number(count, 'subject')} in ${number(semesters.length, 'semester')}`;
  return capstone ? `${counted}. Gold: ${capstone.subject_name}` : counted;
}

/**
 * The tint of a programme's faculty, derived from the letters of its code: MG200 and MG203 are Management. Without a code
 * it is the first tint.
 */
export function facultyTint(programCode: string): RingTint {
  const letters = /^[A-Za-z]*/.exec(programCode)?.[0].toUpperCase() ?? '';
  const sum = [...letters].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return ringTints[sum % ringTints.length] ?? 'indigo';
}

const number = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
