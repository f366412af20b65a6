import { picture } from './pictures.ts';
import type { Accreditation } from './seed-program.ts';

/** The recognitions every programme carries (§3). */
export const accreditations: Accreditation[] = [
  {
    title: 'UGC Entitled',
    badge: picture('badge-ugc'),
    alt_acc_img_name: 'University Grants Commission: entitled to offer online programmes',
  },
  {
    title: 'NAAC A++ Grade',
    badge: picture('badge-naac'),
    alt_acc_img_name: 'National Assessment and Accreditation Council: grade A++',
  },
  {
    title: 'AICTE Approved',
    badge: picture('badge-aicte'),
    alt_acc_img_name: 'Approved by the All India Council for Technical Education',
  },
];

/** Those of arts and commerce, whose programmes are not for AICTE to approve. */
export const accreditationsOfArts: Accreditation[] = accreditations.filter(({ title }) => title !== 'AICTE Approved');
