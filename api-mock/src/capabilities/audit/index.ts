export { auditing } from './capability.ts';
export { audit, auditAll } from './audit.ts';
export { scrubAudit } from './scrub.ts';
