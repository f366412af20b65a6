import type { Database } from '../../../platform/database/database.ts';
import { leadEvents } from '../tables.ts';
import { type DeskEvent, tellOfDesk } from '../webhook-news.ts';
import { announceLeads } from './news.ts';

export type LeadEventRow = typeof leadEvents.$inferSelect;

/** Adds events to timelines, and tells who has the leads open, and webhooks; answers their rows. */
export async function addEvents(tx: Database, events: readonly DeskEvent[]): Promise<LeadEventRow[]> {
  await announceLeads(
    tx,
    events.map(({ leadId }) => leadId),
  );
  await tellOfDesk(tx, events);
  return tx
    .insert(leadEvents)
    .values(events.map(({ leadId, data = {}, ...event }) => ({ ...event, lead_id: leadId, data })))
    .returning();
}
