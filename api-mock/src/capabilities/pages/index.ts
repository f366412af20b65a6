export { pages } from './capability.ts';
export type { PublicParts } from './public-parts.ts';
