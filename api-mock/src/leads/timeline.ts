import { eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { nextStage, type Stage } from './stages.ts';
import { leadEvents, leads } from './tables.ts';
import type { LeadRow } from './wire.ts';

/** Writes an event on the lead's timeline and moves the lead along its pipeline; other columns may change with it. */
export async function recordEvent(
  tx: Database,
  lead: Pick<LeadRow, 'id' | 'stage'>,
  type: Stage,
  at: Date,
  changes: Partial<LeadRow> = {},
): Promise<LeadRow> {
  await tx.insert(leadEvents).values({ lead_id: lead.id, type, at });
  const [row] = await tx
    .update(leads)
    .set({ ...changes, stage: nextStage(lead.stage, type), updated_at: at })
    .where(eq(leads.id, lead.id))
    .returning();
  if (!row) throw new Error('a lead has gone while it was locked');
  return row;
}

/** The lead's row, locked until the transaction ends. */
export async function lockLead(tx: Database, id: string): Promise<LeadRow | undefined> {
  const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('update');
  return row;
}
