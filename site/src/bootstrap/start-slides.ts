import { startCarousel } from '@prospectus/design-system';

/** Slides of the first screen go on by themselves before the page is alive; its code takes over from here. */
export function startSlides(): void {
  for (const track of document.querySelectorAll('[data-slides-track]'))
    if (track.parentElement) startCarousel(track.parentElement);
}
