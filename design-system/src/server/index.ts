export { type CriticalStyles, extractCriticalStyles } from './extract-critical-styles.ts';
export { createStyleCache, styleKey } from './style-cache.ts';
