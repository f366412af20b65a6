import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { Database } from '../../platform/database/database.ts';
import { type LeadEvent, nextStageOf } from './stages.ts';
import { leadEvents, leads } from './tables.ts';
import type { LeadRow } from './wire.ts';

type Changes = Omit<PgUpdateSetSource<typeof leads>, 'id' | 'stage'>;

/**
 * Records an event on the lead's timeline and advances the lead's stage, in one statement; other columns may change
 * with it. Undefined where the lead was deleted.
 */
export async function recordEvent(
  tx: Database,
  leadId: string,
  type: LeadEvent,
  at: Date,
  changes: Changes = {},
): Promise<LeadRow | undefined> {
  const [row] = await tx
    .with(eventsOf(tx, [leadId], type, at))
    .update(leads)
    .set({ ...changes, stage: nextStageOf(type), updated_at: at })
    .where(eq(leads.id, leadId))
    .returning(getTableColumns(leads));
  return row;
}

/** The same event for many leads, of which nothing else changes. They are locked in the order of `lockLeads`. */
export async function recordEvents(tx: Database, leadIds: readonly string[], type: LeadEvent, at: Date): Promise<void> {
  await lockLeads(tx, leadIds);
  await tx
    .with(eventsOf(tx, leadIds, type, at))
    .update(leads)
    .set({ stage: nextStageOf(type), updated_at: at })
    .where(sql`${leads.id} = any(${arrayOf(leadIds)})`);
}

// A lead that no longer exists is skipped; `values` would break the foreign key.
const eventsOf = (tx: Database, leadIds: readonly string[], type: LeadEvent, at: Date) =>
  tx.$with('events', {}).as(
    sql`insert into ${leadEvents} (lead_id, type, at)
        select id, ${type}, ${at.toISOString()}::timestamptz from unnest(${arrayOf(leadIds)}) as given(id) join ${leads} using (id)`,
  );

/** Locks several leads, in the order of their ids as whatever locks more than one does: else two would wait for each other. */
export async function lockLeads(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select 1 from ${leads} where ${leads.id} = any(${arrayOf(ids)}) order by ${leads.id} for update`,
  );
}

const arrayOf = (ids: readonly string[]) => sql`${sql.param(`{${ids.join(',')}}`)}::uuid[]`;

/** The lead's row, locked until the transaction ends. */
export async function lockLead(tx: Database, id: string): Promise<LeadRow | undefined> {
  const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('update');
  return row;
}
