import { sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';

/**
 * Clears what the log says of a record that is erased: titles, reasons and values of all its entries but those of the
 * erasure. Part of the caller's transaction, which also writes an entry with the action `erase`: without that one the
 * chain counts as broken.
 */
export async function scrubAudit(tx: Database, recordId: string, at: Date): Promise<void> {
  await tx.execute(sql`update audit_log set title = '', reason = null, before = null, after = null, salt = null,
    cleared_at = ${at.toISOString()}::timestamptz
    where record_id = ${recordId} and cleared_at is null and action <> 'erase'`);
}
