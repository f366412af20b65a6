import { auditEntry, type AuditEntry } from '@prospectus/contract';
import { desc, eq, type InferSelectModel, type SQL, sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { listRows, type RecordPage } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { auditLog } from '../../platform/changes/audit-table.ts';

const column = (name: string, kind: ColumnKind): Column => ({ sql: sql.raw(`audit_log."${name}"`), kind });

/** The columns that the audit log can be filtered, sorted and searched by. */
export const auditColumns: ListColumns = {
  filters: {
    id: column('id', 'id'),
    resource: column('resource', 'text'),
    record_id: column('record_id', 'text'),
    by: column('by', 'id'),
    action: column('action', 'text'),
    at: column('at', 'time'),
  },
  // Ids contain their time, so they order entries of the same millisecond.
  sorts: { at: column('at', 'time'), id: column('id', 'id') },
  search: ['title', 'by_name', 'record_id', 'reason'].map((name) => sql.raw(`coalesce(audit_log."${name}", '')`)),
  defaultSort: ['at', 'DESC'],
};

/** One page of the audit log, with the total. */
export async function listEntries(db: Database, request: ListRequest): Promise<RecordPage> {
  const { found, ...page } = await listRows(db, auditLog, request);
  return { ...page, found: found.map(toEntry) };
}

export async function readEntry(db: Database, id: string): Promise<AuditEntry | undefined> {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.id, id));
  return row && toEntry(row);
}

/** All entries of a list for an export, in batches, newest first. */
export async function* entriesOf(db: Database, request: ListRequest): AsyncGenerator<AuditEntry[]> {
  const matching = request.where ?? sql`true`;
  let before: SQL = sql`true`;
  for (;;) {
    const batch = await db
      .select()
      .from(auditLog)
      .where(sql`${matching} and ${before}`)
      .orderBy(desc(auditLog.seq))
      .limit(BATCH_ROWS);
    if (batch.length > 0) yield batch.map(toEntry);
    const last = batch.at(-1)?.seq;
    if (batch.length < BATCH_ROWS || !last) return;
    before = sql`audit_log.seq < ${last}`;
  }
}

const BATCH_ROWS = 500;

/** The columns of an export. */
export const EXPORT_COLUMNS = Object.keys(auditEntry.shape);

// A committed entry has its number and hashes.
const toEntry = (row: InferSelectModel<typeof auditLog>): AuditEntry => {
  const { salt: _salt, details_digest: _digest, at, cleared_at, seq, previous_hash, hash, ...rest } = row;
  const chained = { seq: seq ?? 0, previous_hash: previous_hash ?? '', hash: hash ?? '' };
  return { ...rest, ...chained, at: at.toISOString(), cleared_at: cleared_at?.toISOString() ?? null };
};
