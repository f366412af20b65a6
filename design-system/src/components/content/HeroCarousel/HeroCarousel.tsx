import { useEffect, useRef } from 'react';
import { Root, Track } from './hero-carousel-parts.ts';
import { HeroSlide, type HeroSlideContent } from './HeroSlide.tsx';
import { startCarousel, slideIntervalMs } from './start-carousel.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { fill } from '../../../language/fill.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';

/** Props of {@link HeroCarousel}. */
export interface HeroCarouselProps {
  /** Names the band when read aloud. */
  label: string;
  /** One alone stands still without controls; none shows nothing. */
  slides: HeroSlideContent[];
  /** How long a slide stays, ms. */
  intervalMs?: number | undefined;
  tone?: 'ink' | 'paper' | 'white' | undefined;
}

/**
 * The first thing on a page, in several slides that go on by themselves and begin again. They rest while pointed at,
 * focused, paused, or where motion is unwanted; without script they are a row to swipe.
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
