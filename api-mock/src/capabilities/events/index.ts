export { pageEvents } from './capability.ts';
export { countOf, type EventCount } from './count.ts';
export { addCounts } from './store.ts';
