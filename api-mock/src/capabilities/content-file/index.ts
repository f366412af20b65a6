export { contentFiles } from './capability.ts';
export type { ContentChange } from './difference.ts';
