import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';

import { splitRareStyles } from './split-rare-styles.ts';

/** A rendered page with the CSS that it uses. */
export interface CriticalStyles {
  html: string;
  css: string;
  /** The style element for the head. */
  styleElement: string;
  /**
   * Rules that few visits need, for a style sheet with the media query `rareMedia`; empty unless `rareApart` is set.
   */
  rare: string;
}

/**
 * Prepares a cache for one render. Call it before rendering, otherwise the extracted CSS is silently empty. With
 * `rareApart` the rules that few visits need are returned separately.
 */
export function extractCriticalStyles(
  cache: EmotionCache,
  { rareApart = false }: { rareApart?: boolean } = {},
): (render: () => string) => CriticalStyles {
  const server = createEmotionServer(cache);
  return (render) => {
    const { html, css: whole } = server.extractCritical(render());
    const { common: css, rare } = rareApart ? splitRareStyles(whole) : { common: whole, rare: '' };
    return { html, css, rare, styleElement: `<style data-emotion="${cache.key}">${css}</style>` };
  };
}
