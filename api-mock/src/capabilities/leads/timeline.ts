import { LEAD_STAGES } from '@prospectus/contract';
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { Database } from '../../platform/database/database.ts';
import { timeOf } from '../../platform/database/times.ts';
import { type LeadEvent, leadEvents, leads, type LeadRow } from './tables.ts';

type Changes = Omit<PgUpdateSetSource<typeof leads>, 'id' | 'stage'>;

/**
 * Adds an event to the lead's timeline, and updates its stage and other columns, in one statement. Undefined for a deleted
 * lead.
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

/** Adds the same event for many leads. */
export async function recordEvents(tx: Database, leadIds: readonly string[], type: LeadEvent, at: Date): Promise<void> {
  await lockLeads(tx, leadIds);
  await tx
    .with(eventsOf(tx, leadIds, type, at))
    .update(leads)
    .set({ stage: nextStageOf(type), updated_at: at })
    .where(sql`${leads.id} = any(${arrayOf(leadIds)})`);
}

// The join skips deleted leads, which would violate the foreign key.
const eventsOf = (tx: Database, leadIds: readonly string[], type: LeadEvent, at: Date) =>
  tx.$with('events', {}).as(
    sql`insert into ${leadEvents} (lead_id, type, at)
        select id, ${type}, ${timeOf(at)} from unnest(${arrayOf(leadIds)}) as named(id) join ${leads} using (id)`,
  );

/** Locks several leads in the order of their ids, so that transactions cannot deadlock. */
export async function lockLeads(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select 1 from ${leads} where ${leads.id} = any(${arrayOf(ids)}) order by ${leads.id} for update`,
  );
}

/** Ids as one parameter. */
export const arrayOf = (ids: readonly string[]) => sql`${sql.param(`{${ids.join(',')}}`)}::uuid[]`;

export async function lockLead(tx: Database, id: string): Promise<LeadRow | undefined> {
  const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('update');
  return row;
}

export type Stage = (typeof LEAD_STAGES)[number];

/**
 * The stage after an event. A lead only moves forward, and is not `updated` before it was pushed to the ERP.
 */
export function nextStage(stage: Stage, event: LeadEvent): Stage {
  if (event === 'updated' && stage !== 'erp_pushed') return stage;
  return ORDER.indexOf(event) > ORDER.indexOf(stage) ? (event as Stage) : stage;
}

const ORDER: readonly LeadEvent[] = LEAD_STAGES;

/** The same as an expression over the column `stage`. */
const nextStageOf = (event: LeadEvent): SQL =>
  sql`case stage ${sql.join(
    LEAD_STAGES.map((stage) => sql`when ${stage} then ${nextStage(stage, event)}`),
    sql` `,
  )} end`;
