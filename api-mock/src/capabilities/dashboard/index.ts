export { dashboard } from './capability.ts';
