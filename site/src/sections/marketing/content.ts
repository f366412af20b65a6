import type { HomePage, LandingPage, ProgramPage } from '@prospectus/contract';
import { lowestNoCostEmi } from '@prospectus/contract/emi';

import type { ProgramSectionProps, Visitor } from '../../lib/section-props.ts';

/** A page of the university, or of a programme, with the content that staff write once for all pages. */
export type MarketedPage = ProgramPage | LandingPage | HomePage;

/** Props of every marketing section. */
export type MarketingSectionProps = Pick<ProgramSectionProps, 'visitor' | 'tone'> & { page: MarketedPage };

/** The programme of the page; undefined on a page of the university. */
export const programOf = (page: MarketedPage) => ('program' in page ? page.program : undefined);
export const faqsOf = (page: MarketedPage) => ('program' in page ? page.sections.faqs : page.faqs);

/** The monthly amount of the EMI banner: the lowest of the programme's plans, or the amount that staff entered. */
export function emiAmount(page: MarketedPage): number | undefined {
  const { emi } = page.marketing.wideBanners;
  if (!emi) return undefined;
  return 'program' in page ? lowestNoCostEmi(page.sections.fees.feePlans) : emi.amount || undefined;
}

/** The referral banner for this kind of visitor; null where staff have written none. */
export const referBannerOf = ({ marketing }: Pick<MarketedPage, 'marketing'>, { verified }: Visitor) =>
  verified ? marketing.postLoginReferral : marketing.preLoginReferral;
