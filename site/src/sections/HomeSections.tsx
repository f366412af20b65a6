import { FaqsSection } from './faqs/FaqsSection.tsx';
import { HomeHero, HomePrograms, type HomeSectionProps } from './home/index.ts';
import { GetInTouchBanner } from './wide-banners/index.ts';

/** The home page, top to bottom (PAGE-33). */
export function HomeSections({ page, visitor, open }: HomeSectionProps) {
  return (
    <>
      <HomeHero page={page} visitor={visitor} open={open} />
      <HomePrograms page={page} />
      <FaqsSection faqs={page.faqs} visitor={visitor} open={open} tone="paper" />
      <GetInTouchBanner visitor={visitor} open={open} />
    </>
  );
}
