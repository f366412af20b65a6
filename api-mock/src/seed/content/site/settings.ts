import type { SeedRow } from '../seed-row.ts';
import { FOOTER_GROUP } from './footer.ts';
import { info } from './university-info.ts';

/** Where students who have joined sign in to their classes. */
export const LMS = 'https://lms.meridian.example/login';
/** The site's own way to the admission portal. */
export const PORTAL = '/admissionportal/';

export const settingsRows: readonly SeedRow<'settings'>[] = [
  {
    key: 'settings',
    copyright_line: `© 2025 ${info.name}. All rights reserved.`,
    admission_portal: PORTAL,
    lms: LMS,
    whatsapp_number: '',
    footer: FOOTER_GROUP,
    disclaimer:
      'The portraits on this site are illustrations. Fees and dates can change: the page of each programme has the current ones.',
    download_hosts: ['files.meridian.example'],
  },
];
