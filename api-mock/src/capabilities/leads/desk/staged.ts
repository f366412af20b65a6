import {
  ApiError,
  STAGED_FIELDS,
  type StaffUser,
  type StagedChange,
  type StagedField,
  type stagedDecision,
} from '@prospectus/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';

import type { Database } from '../../../platform/database/database.ts';
import { changeRow } from '../../../platform/changes/change-row.ts';
import type { LeadDetails } from '../details.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leadEnquiries, leads, type LeadRow } from '../tables.ts';
import { deskLeads } from './change.ts';
import { addEvents } from './events.ts';
import { maskedContact, refuseMerged } from './find-lead.ts';
import { mayWorkOn } from './views.ts';

type Staged = Partial<LeadDetails>;
type Decision = z.output<typeof stagedDecision>;

/** Changes that were entered without a code and differ from the lead, newest first. */
export async function stagedOf(db: Database, leadId: string): Promise<StagedChange[]> {
  const enquiries = await db
    .select({ enquiry: leadEnquiries.id, at: leadEnquiries.opened_at, staged: leadEnquiries.staged, lead: leads })
    .from(leadEnquiries)
    .innerJoin(leads, eq(leads.id, leadEnquiries.lead_id))
    .where(and(eq(leads.id, leadId), sql`${leadEnquiries.staged} <> '{}'::jsonb`))
    .orderBy(desc(leadEnquiries.opened_at), leadEnquiries.id);
  return enquiries
    .map(({ enquiry, at, staged, lead }) => ({
      enquiry,
      at: at.toISOString(),
      fields: changedFields(lead, staged).map((field) => ({
        field,
        before: maskedValue(field, lead),
        after: maskedValue(field, staged),
      })),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/**
 * Applies or discards the staged changes of an enquiry; its code can still be entered, but changes nothing more. The
 * timeline has the fields without their values.
 */
export const decideStaged = (
  deps: LeadDeps,
  id: string,
  person: StaffUser,
  { enquiry, accept }: Decision,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const written = { by: person.id, at: deps.clock.now() };
    let fields: StagedField[] = [];
    await changeRow(
      tx,
      deskLeads,
      { ...written, where: and(eq(leads.id, id), mayWorkOn(person)), check: refuseMerged },
      async (lead) => {
        const staged = await takeStagedOf(tx, id, enquiry);
        fields = changedFields(lead, staged);
        if (fields.length === 0) throw new ApiError('LOCKED', { msg: 'These changes are no longer waiting.' });
        return accept ? Object.fromEntries(fields.map((field) => [field, staged[field]])) : {};
      },
      () => ({ action: accept ? 'accept-changes' : 'refuse-changes', before: null, after: null }),
    );
    const type = accept ? 'changes_accepted' : 'changes_refused';
    await addEvents(tx, [{ ...written, leadId: id, type, data: { fields } }]);
  });

// The lead is locked, so that a concurrent code comes before or after.
async function takeStagedOf(tx: Database, leadId: string, enquiryId: string): Promise<Staged> {
  const condition = and(eq(leadEnquiries.id, enquiryId), eq(leadEnquiries.lead_id, leadId));
  const [row] = await tx.select({ staged: leadEnquiries.staged }).from(leadEnquiries).where(condition).for('update');
  if (row) await tx.update(leadEnquiries).set({ staged: {} }).where(condition);
  return row?.staged ?? {};
}

const changedFields = (lead: LeadRow, staged: Staged): StagedField[] =>
  STAGED_FIELDS.filter((field) => staged[field] !== undefined && staged[field] !== lead[field]);

const maskedValue = (field: StagedField, of: Staged): string | number =>
  field === 'email' ? maskedContact({ mobile: '', email: of.email ?? '' }).email : (of[field] ?? '');
