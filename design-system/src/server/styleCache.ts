import createCache, { type EmotionCache } from '@emotion/cache';

/** Key of our style cache, the same on the server and in the browser, or hydration makes every style again. */
export const styleKey = 'p';

/** A fresh style cache: one a request on the server, one a page in the browser. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: styleKey });
}
