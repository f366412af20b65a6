export { pages } from './capability.ts';
export { interestNames } from './interest-list.ts';
export { previewPages } from './preview-pages.ts';
export type { PublicParts } from './public-parts.ts';
export { publishedContent, type PublishedContent } from './published-content.ts';
