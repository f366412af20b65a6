export { auditing } from './capability.ts';
export { audit, auditAll, type AuditNote, scrubAudit } from '../../platform/changes/audit.ts';
export { auditLater, writeNoted } from './later.ts';
