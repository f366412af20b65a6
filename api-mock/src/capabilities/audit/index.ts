export { auditing } from './capability.ts';
export { audit } from './audit.ts';
export { scrubAudit } from './scrub.ts';
