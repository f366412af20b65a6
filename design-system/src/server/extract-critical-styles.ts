import type { EmotionCache } from '@emotion/cache';

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
  // Emotion then keeps the rules in the cache instead of rendering style elements.
  cache.compat = true;
  return (render) => {
    const html = render();
    const names = new Set([...html.matchAll(new RegExp(`${cache.key}-([\\w-]+)`, 'g'))].map(([, name]) => name));
    const whole = Object.entries(cache.inserted)
      .filter(([name]) => names.has(name) || cache.registered[`${cache.key}-${name}`] === undefined)
      .map(([, rules]) => (typeof rules === 'string' ? rules : ''))
      .join('');
    const { common: css, rare } = rareApart ? splitRareStyles(whole) : { common: whole, rare: '' };
    return { html, css, rare, styleElement: `<style data-emotion="${cache.key}">${css}</style>` };
  };
}
