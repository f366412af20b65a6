import { FaqsSection } from '../../sections/faqs/FaqsSection.tsx';
import { lowestNoCostEmi } from '@prospectus/contract/emi';
import { DashboardAccess } from '../../sections/refer/DashboardAccess.tsx';
import { ReferBanner } from '../../sections/refer/ReferBanner.tsx';
import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { TestimonialsSection } from '../../sections/testimonials/TestimonialsSection.tsx';
import { CareerBanner, EmiBanner, GetInTouchBanner } from '../../sections/wide-banners/WideBanners.tsx';

/** The wide banner career on a programme's page. */
export function ProgramCareer({ page, visitor, open }: ProgramSectionProps) {
  const banner = page.marketing.wideBanners.career;
  return (
    banner && <CareerBanner banner={banner} media={page.media} visitor={visitor} open={open} program={page.program} />
  );
}

/** The wide banner emi, where a plan can be paid by the month without cost. */
export function ProgramEmi({ page, visitor, open }: ProgramSectionProps) {
  const banner = page.marketing.wideBanners.emi;
  const amount = lowestNoCostEmi(page.sections.fees.feePlans);
  if (!banner || amount === undefined) return null;
  return (
    <EmiBanner
      banner={banner}
      media={page.media}
      amount={amount}
      visitor={visitor}
      open={open}
      program={page.program}
    />
  );
}

/** The home page has all of them. */
const MAX_TESTIMONIALS = 4;

/** What students say, those of this programme first. */
export const ProgramTestimonials = ({ page, tone }: ProgramSectionProps) => (
  <TestimonialsSection items={page.marketing.testimonials.slice(0, MAX_TESTIMONIALS)} media={page.media} tone={tone} />
);

/** Refer and earn on a programme's page. */
export const ProgramRefer = ({ page, visitor, open }: ProgramSectionProps) => (
  <ReferBanner marketing={page.marketing} media={page.media} visitor={visitor} open={open} />
);

/** The way to the referral dashboard, for verified visitors. */
export function ProgramDashboardAccess({ page, tone }: ProgramSectionProps) {
  const banner = page.marketing.dashboardAccess;
  return banner && <DashboardAccess banner={banner} media={page.media} tone={tone} />;
}

/** The programme's questions and those of the whole site. */
export const ProgramFaqs = ({ page, visitor, open, tone }: ProgramSectionProps) => (
  <FaqsSection faqs={page.sections.faqs} visitor={visitor} open={open} program={page.program} tone={tone} />
);

/** The wide banner get_in_touch on a programme's page. */
export function ProgramGetInTouch({ page, visitor, open }: ProgramSectionProps) {
  const banner = page.marketing.wideBanners.get_in_touch;
  return (
    banner && (
      <GetInTouchBanner banner={banner} media={page.media} visitor={visitor} open={open} program={page.program} />
    )
  );
}
