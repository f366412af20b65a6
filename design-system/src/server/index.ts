export { type CriticalStyles, extractCriticalStyles } from './extract-critical-styles.ts';
export { rareMedia } from './split-rare-styles.ts';
export { createStyleCache, styleCacheKey } from './style-cache.ts';
