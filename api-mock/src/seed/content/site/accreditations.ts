import { accreditations } from '../accreditations.ts';
import type { SeedRow } from '../seed-row.ts';

type Meaning = { key: string; description: string; link: string };

/** What each of the three badges says to a student, what it leaves out, and where to check it; the page on recognition leads to the lists. */
const MEANINGS: readonly Meaning[] = [
  {
    key: 'ugc',
    description:
      'The University Grants Commission lets us teach these degrees online. For a job, an exam or a master’s, yours counts the same as one from a classroom. The entitlement is for one programme and one session, so check that yours are listed. It doesn’t guarantee you a job or admission.',
    link: 'https://deb.ugc.ac.in/',
  },
  {
    key: 'naac',
    description:
      'The National Assessment and Accreditation Council assesses the whole university: teaching, staff, facilities and management. A++ is its highest grade. Employers and universities abroad may ask you for it. It doesn’t rate your programme or your teachers.',
    link: 'https://www.naac.gov.in/',
  },
  {
    key: 'aicte',
    description:
      'The All India Council for Technical Education sets norms for teachers, labs and syllabi in management and computing. It matters when a job notice asks for an approved MBA or MCA. It says nothing about a BA, a BCom or an MA.',
    link: 'https://www.aicte.gov.in/',
  },
];

/** The recognitions of the university, in the order in which programme pages carry their badges. */
export const accreditationRows: readonly SeedRow<'accreditations'>[] = MEANINGS.map((meaning, index) => {
  const badge = accreditations[index];
  if (!badge) throw new Error(`The seed has no badge for ${meaning.key}.`);
  return { ...meaning, title: badge.title, badge: badge.badge ?? '', alt_acc_img_name: badge.alt_acc_img_name ?? '' };
});
