import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';

/** A rendered page with just the CSS that it uses. */
export interface CriticalStyles {
  html: string;
  css: string;
  /** The one style element for the head, ready to print. */
  styleElement: string;
}

/**
 * Wraps a cache for one render. Call it before rendering: the returned function renders and extracts.
 * Made later, the extraction would be silently empty.
 */
export function extractCriticalStyles(cache: EmotionCache): (render: () => string) => CriticalStyles {
  const server = createEmotionServer(cache);
  return (render) => {
    const { html, css } = server.extractCritical(render());
    return { html, css, styleElement: `<style data-emotion="${cache.key}">${css}</style>` };
  };
}
