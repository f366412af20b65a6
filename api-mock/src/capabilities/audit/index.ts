export { auditing } from './capability.ts';
export { auditLater, writeNoted } from './later.ts';
