import type { QuarantineRecord } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';

import { audit } from '../../platform/changes/audit.ts';
import type { Column } from '../../platform/console/column.ts';
import { totalOf } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LeadDeps } from './lead-deps.ts';
import { maskedContact } from './desk/mask.ts';
import { leadsWith, submissionWords } from './search.ts';
import { leadQuarantine } from './quarantine-table.ts';

const columns: Record<string, Column> = {
  id: { sql: sql.raw('id'), kind: 'id' },
  address: { sql: sql.raw('address_hash'), kind: 'text' },
  created_at: { sql: sql.raw('created_at'), kind: 'time', notNull: true },
  released_at: { sql: sql.raw('released_at'), kind: 'time' },
  lead_id: { sql: sql.raw('lead_id'), kind: 'id' },
};

/** What the list of quarantined submissions may be filtered, sorted and searched by. */
export const quarantineColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: (text) => leadsWith(text, submissionWords),
  defaultSort: ['created_at', 'DESC'],
};

/** The submissions a list asks for, and how many there are in all. */
export async function listQuarantine(
  db: Database,
  request: ListRequest,
): Promise<{ found: QuarantineRecord[]; total: number }> {
  const found = await db
    .select()
    .from(leadQuarantine)
    .where(request.where)
    .orderBy(request.orderBy)
    .limit(request.last - request.first + 1)
    .offset(request.first);
  const all = sql`lead_quarantine where ${request.where ?? sql`true`}`;
  return { found: found.map(toQuarantineRecord), total: await totalOf(db, all, request, found.length) };
}

/** Deletes a submission for good. */
export async function deleteQuarantined(deps: Pick<LeadDeps, 'db' | 'clock'>, id: string, by: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.delete(leadQuarantine).where(eq(leadQuarantine.id, id));
    await audit(tx, { at: deps.clock.now(), by, action: 'purge', resource: 'leads/quarantine', recordId: id });
  });
}

export async function readQuarantined(db: Database, id: string): Promise<QuarantineRecord | undefined> {
  const [row] = await db.select().from(leadQuarantine).where(eq(leadQuarantine.id, id));
  return row && toQuarantineRecord(row);
}

/** A submission as staff see it, its contact masked. */
export const toQuarantineRecord = (row: typeof leadQuarantine.$inferSelect): QuarantineRecord => ({
  id: row.id,
  name: row.details.name,
  ...maskedContact({ mobile: row.details.phone, email: row.details.email }),
  area_of_interest: row.details.interest,
  highest_qualification_id: row.details.qualification,
  reasons: row.reasons,
  address: row.address_hash,
  page: row.attribution.page,
  created_at: row.created_at.toISOString(),
  released_at: row.released_at?.toISOString() ?? null,
  lead_id: row.lead_id,
});
