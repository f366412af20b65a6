export { auditing } from './capability.ts';
export { audit, auditAll, type AuditNote } from './audit.ts';
export { auditLater, writeNoted } from './later.ts';
export { scrubAudit } from './scrub.ts';
