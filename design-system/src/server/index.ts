export { type CriticalStyles, extractCriticalStyles } from './extractCriticalStyles.ts';
export { createStyleCache, styleKey } from './styleCache.ts';
