export { redirects } from './capability.ts';
export { allRedirects } from './redirects.ts';
export { redirects as redirectRows } from './tables.ts';
