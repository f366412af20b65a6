export { media } from './capability.ts';
export { mediaOf, resolveMedia, withMedia } from './facts.ts';
export { keepFile, pdfAt } from './files.ts';
export { brochureOf } from './brochure.ts';
