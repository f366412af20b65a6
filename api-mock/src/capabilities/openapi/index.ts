export { openApi } from './capability.ts';
