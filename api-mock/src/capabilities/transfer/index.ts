export { transfer } from './capability.ts';
