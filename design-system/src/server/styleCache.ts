import createCache, { type EmotionCache } from '@emotion/cache';

/** Key of our style cache, the same on the server and in the browser, or hydration makes every style again. */
export const styleKey = 'p';

/**
 * A fresh style cache: one a request on the server, one a page in the browser. Its styles go into the head, or into
 * `container`: a shadow root, a print window.
 */
export function createStyleCache({ container }: { container?: Node } = {}): EmotionCache {
  // No plugins means no vendor prefixes: browsers of today need none, and they were a third of every page's CSS.
  return createCache({ key: styleKey, stylisPlugins: [], ...(container && { container }) });
}
