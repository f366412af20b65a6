export { health } from './capability.ts';
