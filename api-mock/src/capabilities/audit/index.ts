export { auditing } from './capability.ts';
export { audit } from './audit.ts';
