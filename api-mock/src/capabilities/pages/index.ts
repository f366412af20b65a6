export { pages } from './capability.ts';
export { previewPages } from './preview-pages.ts';
export type { PublicParts } from './public-parts.ts';
