import { useEffect, useRef } from 'react';
import { Root, Track } from './hero-carousel-parts.ts';
import { HeroSlide, type HeroSlideContent } from './HeroSlide.tsx';
import { startCarousel, slideIntervalMs } from './start-carousel.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { fill } from '../../../language/fill.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';

/** Props of {@link HeroCarousel}. */
export interface HeroCarouselProps {
  /** Accessible name of the band. */
  label: string;
  /** A single slide has no controls; without slides nothing is shown. */
  slides: HeroSlideContent[];
  /** How long a slide is shown, ms. */
  intervalMs?: number | undefined;
  tone?: 'ink' | 'paper' | 'white' | undefined;
}

/**
 * The first band of a page, in several slides that advance automatically and start again. They pause on hover, on
 * focus, by button, or if the reader prefers less motion; without script they are a row to swipe.
 */
export function HeroCarousel(props: HeroCarouselProps) {
  const { label, slides, intervalMs = slideIntervalMs, tone = 'ink' } = props;
  const texts = useTexts().carousel;
  const root = useRef<HTMLElement>(null);
  const ids = slides.map(({ id }) => id).join(' ');
  useEffect(() => (root.current && ids ? startCarousel(root.current, intervalMs) : undefined), [ids, intervalMs]);
  if (slides.length === 0) return null;
  const isRow = slides.length > 1;
  return (
    <Root
      ref={root}
      aria-label={label}
      data-tone={tone}
      aria-roledescription={isRow ? 'carousel' : undefined}
      suppressHydrationWarning
    >
      {isRow && <CarouselControls titles={slides.map(({ title }) => title)} />}
      <Track data-slides-track="" {...(isRow && { tabIndex: 0, role: 'group', 'aria-label': label })}>
        {slides.map((slide, at) => (
          <HeroSlide
            key={slide.id}
            {...slide}
            isFirst={at === 0}
            label={
              isRow ? `${fill(texts.slide, { position: at + 1, count: slides.length })}: ${slide.title}` : undefined
            }
          />
        ))}
      </Track>
    </Root>
  );
}
