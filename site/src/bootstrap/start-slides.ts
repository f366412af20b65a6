import { startCarousel } from '@prospectus/design-system';

/** Slides of the first screen advance before the page is hydrated; its code takes over then. */
export function startSlides(): void {
  for (const track of document.querySelectorAll('[data-slides-track]'))
    if (track.parentElement) startCarousel(track.parentElement);
}
