import { accreditations } from '../accreditations.ts';
import type { SeedRow } from '../seed-row.ts';

type Meaning = { key: string; description: string; link: string };

/** What each of the three badges says to a student, and where it can be checked without asking us. */
const MEANINGS: readonly Meaning[] = [
  {
    key: 'ugc',
    description:
      'Only universities entitled by the University Grants Commission can offer online degrees. Your degree is equal to one earned on campus: for jobs, for exams and for further study.',
    link: 'https://www.ugc.gov.in/',
  },
  {
    key: 'naac',
    description:
      'The National Assessment and Accreditation Council checks the whole university: teaching, research, library, governance and student support. A++ is its highest grade.',
    link: 'https://www.naac.gov.in/',
  },
  {
    key: 'aicte',
    description:
      'The All India Council for Technical Education oversees courses in management, computing and other technical fields. Its approval means that teachers, labs and syllabi meet its norms.',
    link: 'https://www.aicte.gov.in/',
  },
];

/** The recognitions of the university, in the order in which programme pages carry their badges. */
export const accreditationRows: readonly SeedRow<'accreditations'>[] = MEANINGS.map((meaning, index) => {
  const badge = accreditations[index];
  if (!badge) throw new Error(`The seed has no badge for ${meaning.key}.`);
  return { ...meaning, title: badge.title, badge: badge.badge ?? '', alt_acc_img_name: badge.alt_acc_img_name ?? '' };
});
