import type { EmotionCache } from '@emotion/cache';

import { splitRareStyles } from './split-rare-styles.ts';

/** A rendered page with just the CSS that it uses. */
export interface CriticalStyles {
  html: string;
  css: string;
  /** The one style element for the head, ready to print. */
  styleElement: string;
  /** What few visits need, for a sheet with the media `rareMedia` behind the head; empty unless it is asked for. */
  rare: string;
}

/**
 * Wraps a cache for one render. Call it before rendering: the returned function renders and extracts.
 * Made later, the extraction would be silently empty. With `rareApart` the rules that few visits need are not in the element.
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
