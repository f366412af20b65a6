import { z } from 'zod';

/** One entry of the audit log: `by` is null for the installation; `before` and `after` have only the changed fields. */
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
  /** The reason that the person entered. */
  reason: z.string().nullable(),
  /** When its details were cleared, because the record was erased. */
  cleared_at: z.iso.datetime().nullable(),
  /** Its number in the chain, from 1. */
  seq: z.int(),
  previous_hash: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** An entry was changed after it was written, or the entry before it is missing. */
const CHAIN_FAULTS = ['changed', 'missing'] as const;

/** Whether the audit log is unchanged; `firstBroken` is the id of the first entry that breaks the chain. */
export const auditVerification = z.object({
  ok: z.boolean(),
  firstBroken: z.uuid().optional(),
  why: z.enum(CHAIN_FAULTS).optional(),
  /** How many entries were checked. */
  checked: z.int(),
});
export type AuditVerification = z.output<typeof auditVerification>;
