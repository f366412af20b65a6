export { lectures } from './capability.ts';
export { lectures as lectureRows } from './tables.ts';
