export { changes } from './capability.ts';
