import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';

/**
 * Clears what the log says of a record that is erased: titles, reasons and values of all its entries but those of the
 * erasure. Part of the caller's transaction, which also writes an entry with the action `erase` for the same record:
 * without that one the chain counts as broken. Answers how many entries were cleared.
 */
export async function scrubAudit(
  tx: Database,
  { resource, recordId, at }: { resource: string; recordId: string; at: Date },
): Promise<number> {
  const cleared = await rows(
    tx,
    sql`update audit_log set title = '', reason = null, before = null, after = null, salt = null,
      cleared_at = ${at.toISOString()}::timestamptz
      where resource = ${resource} and record_id = ${recordId} and cleared_at is null and action <> 'erase' returning 1`,
  );
  return cleared.length;
}
