import { z } from 'zod';

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
  /** Why the person did it, in their words. */
  reason: z.string().nullable(),
  /** When its details were cleared because the record was erased. */
  cleared_at: z.iso.datetime().nullable(),
  /** Its number in the chain, from 1. */
  seq: z.int(),
  previous_hash: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** What can be wrong with an entry: changed since it was written, or not the one that follows the entry before it. */
export const CHAIN_FAULTS = ['changed', 'missing'] as const;

/** Whether the log is as it was written. `firstBroken` is the id of the first entry that does not fit the chain. */
export const auditVerification = z.object({
  ok: z.boolean(),
  firstBroken: z.uuid().optional(),
  why: z.enum(CHAIN_FAULTS).optional(),
  /** How many entries were checked. */
  checked: z.int(),
});
export type AuditVerification = z.output<typeof auditVerification>;
