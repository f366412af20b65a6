import { ApiError, type StaffUser } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import type { Database } from '../../../platform/database/database.ts';
import { audit } from '../../../platform/changes/audit.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leads } from '../tables.ts';
import { lockLeads } from '../timeline.ts';
import { addEvents } from './events.ts';
import { lockOwnLead, refuseMerged } from './find-lead.ts';

/**
 * Makes a lead a part of another one. Nothing of it is changed or moved: its timeline is read with the other's, so that
 * undoing it loses nothing.
 */
export const mergeLead = (deps: LeadDeps, id: string, person: StaffUser, into: string): Promise<string> =>
  deps.db.transaction(async (tx) => {
    if (id === into) throw new ApiError('INVALID_FIELDS', { errors: { into: 'Please choose another lead.' } });
    await lockLeads(tx, [id, into]);
    for (const one of [id, into].toSorted()) refuseMerged(await lockOwnLead(tx, one, person));
    const [part] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.merged_into, id)).limit(1);
    if (part)
      throw new ApiError('LOCKED', { msg: 'Other leads are parts of this one. Please merge the other way round.' });
    await setMerged(tx, deps, person, { id, into, type: 'merged', mergedInto: into });
    return into;
  });

/** Makes a merged lead one of its own again. */
export const unmergeLead = (deps: LeadDeps, id: string, person: StaffUser): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [seen] = await tx.select({ into: leads.merged_into }).from(leads).where(eq(leads.id, id));
    await lockLeads(tx, seen?.into ? [id, seen.into] : [id]);
    const lead = await lockOwnLead(tx, id, person);
    if (lead.merged_into === null) throw new ApiError('LOCKED', { msg: 'This lead is not a part of another one.' });
    await setMerged(tx, deps, person, { id, into: lead.merged_into, type: 'unmerged', mergedInto: null });
  });

type Merge = { id: string; into: string; type: 'merged' | 'unmerged'; mergedInto: string | null };

async function setMerged(tx: Database, { clock }: LeadDeps, person: StaffUser, merge: Merge): Promise<void> {
  const { id, into, type, mergedInto } = merge;
  const at = clock.now();
  await tx.update(leads).set({ merged_into: mergedInto, updated_at: at }).where(eq(leads.id, id));
  // The other lead changes too: the console reports a colleague’s change once, by this time.
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
