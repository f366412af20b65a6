import type { DocumentName, Marketing, PromotionalText } from '@prospectus/contract';

import type { Fields, Published } from './published-records.ts';
import type { Content, PlacedProgram } from './content.ts';

/** A record in a page's lists: its fields and its id. */
export const itemOf = <N extends DocumentName>({ id, fields }: Published<N>): Fields<N> & { id: string } => ({
  ...fields,
  id,
});

export const items = <N extends DocumentName>(records: readonly Published<N>[]): (Fields<N> & { id: string })[] =>
  records.map(itemOf);

/** The first record, if any. */
export const firstItem = <N extends DocumentName>([first]: readonly Published<N>[]) => (first ? itemOf(first) : null);

const item = ({ id, fields }: Published<'faqs'>) => ({ id, question: fields.question, answer: fields.answer });

/** The questions of every page. */
export const siteFaqs = (content: Content) => content.where('faqs', 'program', null).map(item);

/** A page's own questions, its programme's, then those of every page. */
export const faqsOf = (content: Content, page: PlacedProgram) => programFaqs(content, page).map(item);

/** The records of a page's questions. */
export const programFaqs = ({ where }: Content, page: PlacedProgram): readonly Published<'faqs'>[] => [
  ...where('faqs', 'program', page.id),
  ...(page.parent ? where('faqs', 'program', page.parent.id) : []),
  ...where('faqs', 'program', null),
];

/** The scrolling bar (API-12). */
export function promotionalText({ records }: Content): PromotionalText {
  const texts = items(records['promotional-texts']);
  return { text: texts.map(({ text }) => text).join(' · '), speed: texts[0]?.speed ?? 'medium', items: texts };
}

/** The marketing sections of a page; a programme's own testimonials come first. */
export function marketing({ records }: Content, page?: PlacedProgram): Marketing {
  const banners = records['wide-banners'];
  const banner = (type: string) => firstItem(banners.filter(({ fields }) => fields.type === type));
  const rank = (program: string | null) => {
    if (page && program === page.id) return 0;
    return page?.parent && program === page.parent.id ? 1 : 2;
  };
  return {
    testimonials: items(records.testimonials)
      .toSorted((a, b) => rank(a.program) - rank(b.program))
      .map(({ program: _program, ...testimonial }) => testimonial),
    preLoginReferral: firstItem(records['pre-login-referral']),
    postLoginReferral: firstItem(records['post-login-referral']),
    dashboardAccess: firstItem(records['dashboard-access']),
    wideBanners: { career: banner('career'), emi: banner('emi'), get_in_touch: banner('get_in_touch') },
  };
}
