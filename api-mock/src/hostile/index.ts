export { cleanHtml } from '../content/rich-text.ts';
export { allHostileTexts, hostilePaths } from './corpora.ts';
