import type { DESK_EVENTS } from '@prospectus/contract';

import type { Database } from '../../../platform/database/database.ts';
import { leadEvents } from '../tables.ts';
import { tellOfDesk } from '../webhook-news.ts';
import { announceLeads } from './news.ts';

export type LeadEventRow = typeof leadEvents.$inferSelect;

/** What a member of staff, or a rule, did with a lead. */
export type DeskEvent = {
  leadId: string;
  type: (typeof DESK_EVENTS)[number];
  at: Date;
  /** Null for the rules of the rotation. */
  by: string | null;
  data?: Record<string, unknown>;
};

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
