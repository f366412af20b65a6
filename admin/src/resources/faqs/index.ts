import { resources } from '@prospectus/contract';

import type { ConsoleResource } from '../../records/console-resource.ts';

/** FAQs, site-wide or of one programme (§3). */
export const faqs: ConsoleResource = {
  declaration: resources.faqs,
  icon: 'support',
  columns: ['question', 'program'],
  filters: ['program'],
  orderedWithin: 'program',
  emptyText:
    'Questions appear on the home page and on every programme’s page. Begin with the one counsellors hear most.',
};
