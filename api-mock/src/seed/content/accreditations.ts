import type { Accreditation } from './seed-program.ts';

/** The recognitions every programme carries (§3). Their badges are drawn from the title until staff upload pictures. */
export const accreditations: Accreditation[] = [
  {
    title: 'UGC Entitled',
    badge: '',
    alt_acc_img_name: 'University Grants Commission: entitled to offer online programmes',
  },
  { title: 'NAAC A++ Grade', badge: '', alt_acc_img_name: 'National Assessment and Accreditation Council: grade A++' },
  { title: 'AICTE Approved', badge: '', alt_acc_img_name: 'Approved by the All India Council for Technical Education' },
];
