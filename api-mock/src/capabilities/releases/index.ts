export { releases } from './capability.ts';
export { releasedBy } from './due.ts';
export { undoRelease } from './undo.ts';
