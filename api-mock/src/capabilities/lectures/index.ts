export { lectures } from './capability.ts';
export { lectureTable } from './lectures.ts';
export { lectures as lectureRows } from './tables.ts';
