import { FaqsSection } from '../../sections/faqs/FaqsSection.tsx';
import { FeaturedPrograms } from '../../features/program-cards/FeaturedPrograms.tsx';
import { ReferBanner } from '../../sections/refer/index.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { TestimonialsSection } from '../../sections/testimonials/TestimonialsSection.tsx';
import { GetInTouchBanner } from '../../sections/wide-banners/index.ts';

/** Programmes staff want seen, on a page of the university. */
export const UniversityFeatured = ({ page, tone }: UniversitySectionProps) => (
  <FeaturedPrograms programs={page.sections.featured} tone={tone} />
);

/** What learners say, on a page of the university. */
export const UniversityTestimonials = ({ page, tone }: UniversitySectionProps) => (
  <TestimonialsSection items={page.marketing.testimonials} media={page.media} tone={tone} />
);

/** Refer and earn, on a page of the university. */
export const UniversityRefer = ({ page, visitor, open }: UniversitySectionProps) => (
  <ReferBanner marketing={page.marketing} visitor={visitor} open={open} />
);

/** The page's questions. */
export const UniversityFaqs = ({ page, visitor, open, tone }: UniversitySectionProps) => (
  <FaqsSection faqs={page.faqs} visitor={visitor} open={open} tone={tone} />
);

/** The wide banner get_in_touch on a page of the university. */
export function UniversityGetInTouch({ page, visitor, open }: UniversitySectionProps) {
  const banner = page.marketing.wideBanners.get_in_touch;
  return banner && <GetInTouchBanner banner={banner} visitor={visitor} open={open} />;
}
