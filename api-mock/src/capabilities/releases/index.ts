export { releases } from './capability.ts';
export { releasedBy } from './due.ts';
