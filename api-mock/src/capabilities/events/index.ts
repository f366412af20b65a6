export { pageEvents } from './capability.ts';
