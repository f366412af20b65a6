import { FaqsSection } from '../../sections/faqs/FaqsSection.tsx';
import { FeaturedPrograms } from '../../features/program-cards/FeaturedPrograms.tsx';
import { ReferBanner } from '../../sections/refer/ReferBanner.tsx';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { TestimonialsSection } from '../../sections/testimonials/TestimonialsSection.tsx';
import { CareerBanner, EmiBanner, GetInTouchBanner } from '../../sections/wide-banners/WideBanners.tsx';

/** Programmes staff want seen, on a page of the university. */
export const UniversityFeatured = ({ page, tone, campaign }: UniversitySectionProps) => (
  <FeaturedPrograms programs={page.sections.featured} tone={tone} campaign={campaign} />
);

/** What learners say, on a page of the university. */
export const UniversityTestimonials = ({ page, tone }: UniversitySectionProps) => (
  <TestimonialsSection items={page.marketing.testimonials} media={page.media} tone={tone} />
);

/** Refer and earn, on a page of the university. */
export const UniversityRefer = ({ page, visitor, open }: UniversitySectionProps) => (
  <ReferBanner marketing={page.marketing} media={page.media} visitor={visitor} open={open} />
);

/** The page's questions. */
export const UniversityFaqs = ({ page, visitor, open, tone }: UniversitySectionProps) => (
  <FaqsSection faqs={page.faqs} visitor={visitor} open={open} tone={tone} />
);

/** The wide banner get_in_touch on a page of the university. */
export function UniversityGetInTouch({ page, visitor, open }: UniversitySectionProps) {
  const banner = page.marketing.wideBanners.get_in_touch;
  return banner && <GetInTouchBanner banner={banner} media={page.media} visitor={visitor} open={open} />;
}

/** The wide banner career on a page of the university. */
export function UniversityCareerBanner({ page, visitor, open }: UniversitySectionProps) {
  const banner = page.marketing.wideBanners.career;
  return banner && <CareerBanner id="career-banner" banner={banner} media={page.media} visitor={visitor} open={open} />;
}

/** The wide banner emi on a page of the university, with the amount staff gave it. */
export function UniversityEmiBanner({ page, visitor, open }: UniversitySectionProps) {
  const banner = page.marketing.wideBanners.emi;
  return (
    banner && (
      <EmiBanner
        id="emi-banner"
        banner={banner}
        media={page.media}
        amount={banner.amount}
        visitor={visitor}
        open={open}
      />
    )
  );
}
