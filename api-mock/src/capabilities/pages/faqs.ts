import type { Placed } from './places.ts';
import type { Published } from './published-records.ts';
import type { Snapshot } from './snapshot.ts';

const item = ({ id, fields }: Published<'faqs'>) => ({ id, question: fields.question, answer: fields.answer });

/** The questions of every page. */
export const siteFaqs = ({ records }: Snapshot) => records.faqs.filter(({ fields }) => !fields.program).map(item);

/** A page's own questions, its programme's, then those of every page. */
export function faqsOf(content: Snapshot, page: Placed) {
  const of = (id: string | undefined) =>
    content.records.faqs.filter(({ fields }) => id !== undefined && fields.program === id).map(item);
  return [...of(page.id), ...of(page.parent?.id), ...siteFaqs(content)];
}
