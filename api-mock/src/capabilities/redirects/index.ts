export { redirects } from './capability.ts';
export { allRedirects, redirectTable } from './redirects.ts';
export { isFixedAddress } from './target.ts';
export { redirects as redirectRows } from './tables.ts';
