import { accreditations } from '../accreditations.ts';
import type { SeedRow } from '../seed-row.ts';

type Meaning = { key: string; description: string; link: string };

/** What each of the three badges says to a learner, and where it can be checked without asking us. */
const MEANINGS: readonly Meaning[] = [
  {
    key: 'ugc',
    description:
      'Only a university that the University Grants Commission has entitled may award a degree for online study. For you it means that the degree counts as one earned in a classroom does: for employment, for examinations and for further study.',
    link: 'https://www.ugc.gov.in/',
  },
  {
    key: 'naac',
    description:
      'The National Assessment and Accreditation Council looks at a university as a whole: its teaching, research, library, governance and care for learners. A++ is the highest grade it gives.',
    link: 'https://www.naac.gov.in/',
  },
  {
    key: 'aicte',
    description:
      'The All India Council for Technical Education watches over studies in management, computing and other technical fields. Its approval says that teachers, laboratories and syllabi meet the norms it has set for them.',
    link: 'https://www.aicte.gov.in/',
  },
];

/** The recognitions of the university, in the order in which programme pages carry their badges. */
export const accreditationRows: readonly SeedRow<'accreditations'>[] = MEANINGS.map((meaning, index) => {
  const badge = accreditations[index];
  if (!badge) throw new Error(`The seed has no badge for ${meaning.key}.`);
  return { ...meaning, title: badge.title, badge: badge.badge ?? '', alt_acc_img_name: badge.alt_acc_img_name ?? '' };
});
