export { auditing } from './capability.ts';
export { audit, auditAll, type AuditNote } from './audit.ts';
export { scrubAudit } from './scrub.ts';
