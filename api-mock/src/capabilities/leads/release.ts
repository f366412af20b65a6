import { ApiError, type QuarantineRecord } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { audit } from '../../platform/changes/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { openEnquiry } from './enquiries.ts';
import { lockLeadOf, newLead, writeLead } from './first-enquiry.ts';
import type { LeadDeps } from './lead-deps.ts';
import { toQuarantineRecord } from './quarantine-list.ts';
import { leadQuarantine } from './quarantine-table.ts';
import { recordEvent } from './timeline.ts';

type Submission = typeof leadQuarantine.$inferSelect;

/**
 * Creates a lead from a quarantined submission, as of the time it was sent. No code is sent, since nobody waits for it.
 * Where its phone has become a lead, it becomes one more enquiry of that lead.
 */
export const releaseLead = (deps: LeadDeps, id: string, by: string): Promise<QuarantineRecord> =>
  deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(leadQuarantine).where(eq(leadQuarantine.id, id)).for('update');
    if (!row) throw new ApiError('NOT_FOUND');
    if (row.released_at !== null) throw new ApiError('LOCKED', { msg: 'This submission has been released already.' });
    const now = deps.clock.now();
    const leadId = (await asNewLead(tx, deps, row, now)) ?? (await knownLead(tx, row));
    await recordEvent(tx, leadId, 'released', now);
    const [released] = await tx
      .update(leadQuarantine)
      .set({ released_at: now, lead_id: leadId })
      .where(eq(leadQuarantine.id, id))
      .returning();
    await audit(tx, { at: now, by, action: 'create', resource: 'leads', recordId: leadId });
    return toQuarantineRecord(released ?? row);
  });

async function asNewLead(tx: Database, deps: LeadDeps, row: Submission, now: Date): Promise<string | undefined> {
  const lead = newLead(row.id, row.details, row.attribution, now);
  const written = await writeLead(tx, deps, lead, {
    id: row.enquiry_id,
    attribution: row.attribution,
    at: row.created_at,
  });
  return written ? lead.id : undefined;
}

async function knownLead(tx: Database, { enquiry_id, details, attribution, created_at }: Submission): Promise<string> {
  const lead = await lockLeadOf(tx, details.phone);
  if (!lead) throw new ApiError('UNAVAILABLE');
  const { phone: _never, ...staged } = details;
  await openEnquiry(tx, { id: enquiry_id, leadId: lead.id, staged }, attribution, created_at);
  return lead.id;
}
