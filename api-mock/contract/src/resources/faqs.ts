import { z } from 'zod';

import { FACTS_HELP } from '../core/facts.ts';
import { reference, requiredText, richText } from '../core/fields.ts';
import { defineResource } from './resource.ts';

/** Questions and answers (§3): site-wide, or of one programme. */
export const faqs = defineResource({
  name: 'faqs',
  label: { one: 'FAQ', many: 'FAQs' },
  where: 'On the home page and on programme pages; those of one programme on its page alone.',
  titleField: 'question',
  ordered: true,
  orderedWithin: 'program',
  search: ['question', 'answer'],
  filters: ['question', 'program'],
  sorts: ['question'],
  schema: z.object({
    question: requiredText('Question', { max: 300 }),
    answer: richText('Answer', { help: FACTS_HELP }),
    program: reference('Programme', 'program', { help: 'Shown on every page where empty.' }),
  }),
});

export type Faq = z.output<typeof faqs.schema>;
