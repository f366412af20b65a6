export { programParts } from './capability.ts';
