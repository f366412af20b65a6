import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Key of our style cache; it must be the same on the server and in the browser, or hydration inserts every style again.
 */
export const styleCacheKey = 'p';

/**
 * A new style cache: one per request on the server, one per page in the browser. Its styles are inserted into the head,
 * or into `container`, such as a shadow root.
 */
export function createStyleCache({ container }: { container?: Node } = {}): EmotionCache {
  if (typeof document !== 'undefined') nameStyles();
  // Without plugins there are no vendor prefixes: current browsers do not need them, and they were a third of every
  // page's CSS.
  return createCache({ key: styleCacheKey, stylisPlugins: [], ...(container && { container }) });
}

/**
 * Emotion adopts a server's styles by the names in this attribute. They are read from the CSS, so that pages do not
 * contain them twice.
 */
function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(
    `style[data-emotion="${styleCacheKey}"]:not([data-s])`,
  )) {
    const matches = style.textContent.matchAll(NAMED);
    const names = new Set(Array.from(matches, ([, ofClass, ofKeyframes]) => ofClass ?? ofKeyframes));
    style.dataset['emotion'] = [styleCacheKey, ...names].join(' ');
  }
}

const NAMED = new RegExp(`\\.${styleCacheKey}-([\\w-]+)|@keyframes ([\\w-]+)`, 'g');
