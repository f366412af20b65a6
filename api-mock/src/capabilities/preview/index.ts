export { preview } from './capability.ts';
export { readPreview } from './token.ts';
