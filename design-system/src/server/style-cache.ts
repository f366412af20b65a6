import createCache, { type EmotionCache } from '@emotion/cache';

/** Key of our style cache, the same on the server and in the browser, or hydration makes every style again. */
export const styleCacheKey = 'p';

/**
 * A fresh style cache: one a request on the server, one a page in the browser. Its styles go into the head, or into
 * `container`: a shadow root, a print window.
 */
export function createStyleCache({ container }: { container?: Node } = {}): EmotionCache {
  if (typeof document !== 'undefined') nameStyles();
  // No plugins means no vendor prefixes: browsers of today need none, and they were a third of every page's CSS.
  return createCache({ key: styleCacheKey, stylisPlugins: [], ...(container && { container }) });
}

/**
 * The browser's cache adopts a server's styles by their names. They stand in the CSS already: sent once more beside it
 * they would only weigh.
 */
function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(
    `style[data-emotion="${styleCacheKey}"]:not([data-s])`,
  )) {
    const found = style.textContent.matchAll(NAMED);
    const names = new Set(Array.from(found, ([, ofClass, ofKeyframes]) => ofClass ?? ofKeyframes));
    style.dataset['emotion'] = [styleCacheKey, ...names].join(' ');
  }
}

const NAMED = new RegExp(`\\.${styleCacheKey}-([\\w-]+)|@keyframes ([\\w-]+)`, 'g');
