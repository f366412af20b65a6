import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';

/** A rendered page with just the CSS that it uses. */
export interface CriticalStyles {
  html: string;
  css: string;
  /** Names of the styles inside `css`; the style element carries them so that the browser's cache adopts them. */
  ids: string[];
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
    const { html, css, ids } = server.extractCritical(render());
    return { html, css, ids, styleElement: `<style data-emotion="${cache.key} ${ids.join(' ')}">${css}</style>` };
  };
}
