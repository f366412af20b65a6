import { z } from 'zod';

/** Actions on records, as the log names them. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'reorder',
  'clone',
  'publish',
  'undo',
  'schedule',
  'unpublish',
  'discard',
  'restore',
  'purge',
  'import',
  'export',
  'upload',
  'replace',
  'register',
  'confirm',
  'deactivate',
  'reactivate',
  'sign-out',
  'change-password',
  'reset-password',
  'read',
  'reveal',
  'note',
  'assign',
  'stage',
  'merge',
  'unmerge',
  'erase',
  'invite',
  'retry',
  'replay',
  'pause',
  'resume',
  'second-factor',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * One entry of the audit log. `by` is null for the installation itself; `by_name` is the name as it was then.
 * `before` and `after` have the changed fields alone.
 */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.uuid().nullable(),
  by_name: z.string().nullable(),
  action: z.string(),
  resource: z.string(),
  record_id: z.string().nullable(),
  title: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;
