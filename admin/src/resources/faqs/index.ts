import { resources } from '@prospectus/contract';

import type { View } from '../../records/view.ts';

/** Questions and answers, site-wide or of one programme (§3). */
export const faqs: View = {
  declaration: resources.faqs,
  icon: 'support',
  columns: ['question', 'program'],
  filters: ['program'],
  orderWithin: 'program',
  empty: 'Questions appear on the home page and on every programme’s page. Begin with the one counsellors hear most.',
};
