export { missingPages } from './capability.ts';
