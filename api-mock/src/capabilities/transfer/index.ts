export { transfer } from './capability.ts';
export { rememberImport } from './remember.ts';
