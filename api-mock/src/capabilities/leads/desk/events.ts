import type { DESK_EVENTS } from '@prospectus/contract';

import type { Database } from '../../../platform/database/database.ts';
import { leadEvents } from '../tables.ts';

/** What a member of staff did with a lead. */
export type DeskEvent = {
  leadId: string;
  type: (typeof DESK_EVENTS)[number];
  at: Date;
  by: string;
  data?: Record<string, unknown>;
};

/** Adds events to timelines; answers the ids of the new entries. */
export async function addEvents(tx: Database, events: readonly DeskEvent[]): Promise<number[]> {
  if (events.length === 0) return [];
  const added = await tx
    .insert(leadEvents)
    .values(events.map(({ leadId, data = {}, ...event }) => ({ ...event, lead_id: leadId, data })))
    .returning({ id: leadEvents.id });
  return added.map(({ id }) => id);
}
