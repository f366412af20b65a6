import type { AuditEntry } from '@prospectus/contract';
import { eq, inArray, type InferSelectModel, sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { pageOf, totalOf } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { auditLog } from './tables.ts';

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
  search: [sql.raw('audit_log.title')],
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

const toEntry = ({ at, ...row }: InferSelectModel<typeof auditLog>): AuditEntry => ({ ...row, at: at.toISOString() });
