import type { Placed, PlacedFaq, Snapshot } from './snapshot.ts';

const item = ({ id, faq }: PlacedFaq) => ({ id, question: faq.question, answer: faq.answer });

/** The questions of every page. */
export const siteFaqs = ({ faqs }: Snapshot) => faqs.filter(({ faq }) => !faq.program).map(item);

/** A page's own questions, its programme's, then those of every page. */
export function faqsOf(content: Snapshot, page: Placed) {
  const of = (id: string | undefined) =>
    content.faqs.filter(({ faq }) => id !== undefined && faq.program === id).map(item);
  return [...of(page.id), ...of(page.parent?.id), ...siteFaqs(content)];
}
