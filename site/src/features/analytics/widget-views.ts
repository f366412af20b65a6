import { SCROLL } from '@prospectus/contract/constants';

import { track } from '../../lib/track.ts';
import { SECTIONS, widgetOf } from './widget-of.ts';

/** Tracks each section once, when it has come 50 px into the screen (§9). */
export function trackWidgets(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const { widget } = widgetOf(target);
        if (!isIntersecting || !widget) continue;
        observer.unobserve(target);
        track('widget_viewed', { widget });
      }
    },
    { rootMargin: `${SCROLL.widgetMarginPx}px` },
  );
  for (const section of document.querySelectorAll(SECTIONS)) observer.observe(section);
}
