import type { Content, Placed } from './content.ts';
import type { Published } from './published-records.ts';

const item = ({ id, fields }: Published<'faqs'>) => ({ id, question: fields.question, answer: fields.answer });

/** The questions of every page. */
export const siteFaqs = (content: Content) => content.where('faqs', 'program', null).map(item);

/** A page's own questions, its programme's, then those of every page. */
export const faqsOf = (content: Content, page: Placed) => programFaqs(content, page).map(item);

/** The records behind them. */
export const programFaqs = ({ where }: Content, page: Placed): readonly Published<'faqs'>[] => [
  ...where('faqs', 'program', page.id),
  ...(page.parent ? where('faqs', 'program', page.parent.id) : []),
  ...where('faqs', 'program', null),
];
