import { FaqsSection } from './faqs/FaqsSection.tsx';
import { lowestNoCostEmi } from './program/fees/emi.ts';
import type { ProgramSectionProps } from './section-props.ts';
import { CareerBanner, EmiBanner, GetInTouchBanner } from './wide-banners/index.ts';

/** The wide banner career on a programme's page. */
export const ProgramCareer = ({ page, visitor, open }: ProgramSectionProps) => (
  <CareerBanner visitor={visitor} open={open} program={page.program} />
);

/** The wide banner emi, where a plan can be paid by the month without cost. */
export function ProgramEmi({ page, visitor, open }: ProgramSectionProps) {
  const amount = lowestNoCostEmi(page.sections.fees.feePlans);
  return amount === undefined ? null : (
    <EmiBanner amount={amount} visitor={visitor} open={open} program={page.program} />
  );
}

/** The programme's questions and those of the whole site. */
export const ProgramFaqs = ({ page, visitor, open, tone }: ProgramSectionProps) => (
  <FaqsSection faqs={page.sections.faqs} visitor={visitor} open={open} program={page.program} tone={tone} />
);

/** The wide banner get_in_touch on a programme's page. */
export const ProgramGetInTouch = ({ page, visitor, open }: ProgramSectionProps) => (
  <GetInTouchBanner visitor={visitor} open={open} program={page.program} />
);
