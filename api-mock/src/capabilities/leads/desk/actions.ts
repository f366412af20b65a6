import {
  ApiError,
  CLOSED_STAGES,
  type LeadContact,
  type leadNoteBody,
  type StaffUser,
  type TimelineEntry,
} from '@prospectus/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';

import { audit } from '../../../platform/changes/audit.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leads } from '../tables.ts';
import { lockLeads } from '../timeline.ts';
import { closedHasNoFollowUp } from './change.ts';
import { addEvents } from './events.ts';
import { lockOwnLead, refuseMerged } from './find-lead.ts';
import { entriesOfEvents } from './timeline.ts';

/**
 * Adds a note, without a version check so that concurrent notes are all stored. The first call that reaches the person
 * changes the stage `new` to `contacted`.
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

/** A lead's full contact. Person and reason are stored on the timeline and in the audit log first. */
export const revealContact = (deps: LeadDeps, id: string, person: StaffUser, reason: string): Promise<LeadContact> =>
  deps.db.transaction(async (tx) => {
    const lead = await lockOwnLead(tx, id, person);
    const at = deps.clock.now();
    await addEvents(tx, [{ leadId: id, type: 'revealed', at, by: person.id, data: { reason } }]);
    await audit(tx, { at, by: person.id, action: 'reveal', resource: 'leads', recordId: id, reason });
    return { mobile: lead.phone, email: lead.email };
  });

/**
 * Merges a lead into another. Its data stays with it, and is read together with the other's, so that a merge can be
 * undone.
 */
export const mergeLead = (deps: LeadDeps, id: string, person: StaffUser, into: string): Promise<string> =>
  deps.db.transaction(async (tx) => {
    if (id === into) throw new ApiError('INVALID_FIELDS', { errors: { into: 'Please choose another lead.' } });
    await lockLeads(tx, [id, into]);
    for (const leadId of [id, into].toSorted()) refuseMerged(await lockOwnLead(tx, leadId, person));
    const [part] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.merged_into, id)).limit(1);
    if (part)
      throw new ApiError('LOCKED', { msg: 'Other leads are parts of this one. Please merge the other way round.' });
    await setMerged(tx, deps, person, { id, into, type: 'merged', mergedInto: into });
    return into;
  });

/** Undoes a merge. */
export const unmergeLead = (deps: LeadDeps, id: string, person: StaffUser): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [unlocked] = await tx.select({ into: leads.merged_into }).from(leads).where(eq(leads.id, id));
    await lockLeads(tx, unlocked?.into ? [id, unlocked.into] : [id]);
    const lead = await lockOwnLead(tx, id, person);
    if (lead.merged_into === null) throw new ApiError('LOCKED', { msg: 'This lead is not a part of another one.' });
    await setMerged(tx, deps, person, { id, into: lead.merged_into, type: 'unmerged', mergedInto: null });
  });

type Merge = { id: string; into: string; type: 'merged' | 'unmerged'; mergedInto: string | null };

async function setMerged(tx: Database, { clock }: LeadDeps, person: StaffUser, merge: Merge): Promise<void> {
  const { id, into, type, mergedInto } = merge;
  const at = clock.now();
  await tx.update(leads).set({ merged_into: mergedInto, updated_at: at }).where(eq(leads.id, id));
  // The console notices changes of the other lead by this time.
  await tx.update(leads).set({ updated_at: at }).where(eq(leads.id, into));
  await addEvents(tx, [
    { leadId: id, type, at, by: person.id, data: { with: into } },
    { leadId: into, type, at, by: person.id, data: { with: id } },
  ]);
  const action = type === 'merged' ? 'merge' : 'unmerge';
  const common = { at, by: person.id, action, resource: 'leads' } as const;
  await audit(tx, {
    ...common,
    recordId: id,
    before: { merged_into: mergedInto ? null : into },
    after: { merged_into: mergedInto },
  });
  await audit(tx, { ...common, recordId: into });
}
