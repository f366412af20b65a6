export { download } from './capability.ts';
