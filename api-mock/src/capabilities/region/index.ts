export { region } from './capability.ts';
