export { useAbroad } from './use-abroad.ts';
