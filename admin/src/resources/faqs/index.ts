import { resources } from '@prospectus/contract';

import type { ConsoleResource } from '../../records/console-resource.ts';

/** FAQs, site-wide or of one programme (§3). */
export const faqs: ConsoleResource = {
  declaration: resources.faqs,
  icon: 'support',
  columns: ['question', 'program'],
  filters: ['program'],
};
