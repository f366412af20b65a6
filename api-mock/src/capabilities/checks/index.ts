export { checks } from './capability.ts';
