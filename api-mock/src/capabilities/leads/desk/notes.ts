import { CLOSED_STAGES, type leadNoteBody, ApiError, type StaffUser, type TimelineEntry } from '@prospectus/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';

import { audit } from '../../../platform/changes/audit.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leads } from '../tables.ts';
import { closedHasNoFollowUp } from './change.ts';
import { addEvents } from './events.ts';
import { lockOwnLead, refuseMerged } from './find-lead.ts';
import { entriesOfEvents } from './timeline.ts';

/**
 * Adds a note. Notes of several people at once are all kept: a note asks for no version. The first call that reached
 * the person makes a new lead a contacted one.
 */
export async function addNote(
  deps: LeadDeps,
  id: string,
  person: StaffUser,
  { text, outcome, next_at }: z.output<typeof leadNoteBody>,
): Promise<TimelineEntry> {
  if (text === '' && outcome === undefined)
    throw new ApiError('INVALID_FIELDS', { errors: { text: 'Please write a note, or choose what came of the call.' } });
  return deps.db.transaction(async (tx) => {
    const lead = await lockOwnLead(tx, id, person);
    refuseMerged(lead);
    const at = deps.clock.now();
    if (next_at && CLOSED_STAGES.includes(lead.sales_stage)) throw closedHasNoFollowUp();
    const followUp = next_at === undefined ? lead.next_at : dateOf(next_at);
    const [from, to] = [isoOf(lead.next_at), isoOf(followUp)];
    const stage = outcome === 'reached' && lead.sales_stage === 'new' ? 'contacted' : lead.sales_stage;
    const common = { leadId: id, at, by: person.id };
    const events = await addEvents(tx, [
      { ...common, type: 'noted', data: { text, ...(outcome && { outcome }), ...(next_at && { next_at: to }) } },
      ...(from === to ? [] : [{ ...common, type: 'follow_up_set' as const, data: { from, to } }]),
      ...(stage === lead.sales_stage
        ? []
        : [{ ...common, type: 'stage_changed' as const, data: { from: lead.sales_stage, to: stage } }]),
    ]);
    await tx
      .update(leads)
      .set({
        next_at: followUp,
        sales_stage: stage,
        ...(outcome && { first_call_at: lead.first_call_at ?? at }),
        version: lead.version + 1,
        updated_at: at,
      })
      .where(eq(leads.id, id));
    await audit(tx, { at, by: person.id, action: 'note', resource: 'leads', recordId: id });
    const [entry] = await entriesOfEvents(tx, events);
    if (!entry) throw new ApiError('UNAVAILABLE');
    return entry;
  });
}

const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
