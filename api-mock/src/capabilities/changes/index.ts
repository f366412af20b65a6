export { contentChanges } from './capability.ts';
