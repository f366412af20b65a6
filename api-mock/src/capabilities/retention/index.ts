export { retention } from './capability.ts';
