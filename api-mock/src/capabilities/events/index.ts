export { pageEvents } from './capability.ts';
export { countOf, type EventCount, addCounts } from './counts.ts';
