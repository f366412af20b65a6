import { auditEntry, type AuditEntry } from '@prospectus/contract';
import { desc, eq, inArray, type InferSelectModel, type SQL, sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { pageOf, totalOf } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { auditLog } from '../../platform/changes/audit-table.ts';

const column = (name: string, kind: ColumnKind): Column => ({ sql: sql.raw(`audit_log."${name}"`), kind });

/** What the list of entries may be filtered, sorted and searched by. */
export const auditColumns: ListColumns = {
  filters: {
    id: column('id', 'id'),
    resource: column('resource', 'text'),
    record_id: column('record_id', 'text'),
    by: column('by', 'id'),
    action: column('action', 'text'),
    at: column('at', 'time'),
  },
  // Ids contain their time, and order entries of the same millisecond.
  sorts: { at: column('at', 'time'), id: column('id', 'id') },
  search: ['title', 'by_name', 'record_id', 'reason'].map((name) => sql.raw(`coalesce(audit_log."${name}", '')`)),
  defaultSort: ['at', 'DESC'],
};

/** The entries a list asks for, and how many there are in all. */
export async function listEntries(db: Database, request: ListRequest): Promise<{ found: AuditEntry[]; total: number }> {
  const from = sql`audit_log where ${request.where ?? sql`true`}`;
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  const found = new Map(
    ids.length === 0
      ? []
      : (await db.select().from(auditLog).where(inArray(auditLog.id, ids))).map((row) => [row.id, toEntry(row)]),
  );
  return { found: ids.flatMap((id) => found.get(id) ?? []), total: await totalOf(db, from, request, ids.length) };
}

export async function readEntry(db: Database, id: string): Promise<AuditEntry | undefined> {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.id, id));
  return row && toEntry(row);
}

/** The entries of a list as its export reads them, some hundreds at a time, the newest first. */
export async function* entriesOf(db: Database, request: ListRequest): AsyncGenerator<AuditEntry[]> {
  const matching = request.where ?? sql`true`;
  let before: SQL = sql`true`;
  for (;;) {
    const batch = await db
      .select()
      .from(auditLog)
      .where(sql`${matching} and ${before}`)
      .orderBy(desc(auditLog.seq))
      .limit(EXPORTED_AT_ONCE);
    if (batch.length > 0) yield batch.map(toEntry);
    const last = batch.at(-1)?.seq;
    if (batch.length < EXPORTED_AT_ONCE || !last) return;
    before = sql`audit_log.seq < ${last}`;
  }
}

const EXPORTED_AT_ONCE = 500;

/** The columns of an export. */
export const EXPORT_COLUMNS = Object.keys(auditEntry.shape);

// What is written has its number and its hashes from the commit on.
const toEntry = (row: InferSelectModel<typeof auditLog>): AuditEntry => {
  const { salt: _salt, details_digest: _digest, at, cleared_at, seq, previous_hash, hash, ...rest } = row;
  const chained = { seq: seq ?? 0, previous_hash: previous_hash ?? '', hash: hash ?? '' };
  return { ...rest, ...chained, at: at.toISOString(), cleared_at: cleared_at?.toISOString() ?? null };
};
