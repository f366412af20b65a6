import type { StaffUser } from '@prospectus/contract';
import { eq, or, sql } from 'drizzle-orm';

import { audit, scrubAudit } from '../../audit/index.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leadQuarantine } from '../quarantine-table.ts';
import { leads } from '../tables.ts';
import { lockOwnLead } from './find-lead.ts';

/**
 * Erases a person: the lead and those merged into it with all that belongs to them, what went out about them, and what
 * the audit log says of them besides that it happened. What remains is one entry that somebody was erased.
 */
export const eraseLead = (deps: LeadDeps, id: string, person: StaffUser, reason: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockOwnLead(tx, id, person);
    const at = deps.clock.now();
    const gone = await tx
      .select({ id: leads.id, phone: leads.phone })
      .from(leads)
      .where(or(eq(leads.id, id), eq(leads.merged_into, id)))
      .for('update');
    for (const lead of gone) {
      await deps.outbox.forget(tx, lead.id);
      await tx
        .delete(leadQuarantine)
        .where(or(eq(leadQuarantine.lead_id, lead.id), sql`${leadQuarantine.details}->>'phone' = ${lead.phone}`));
      await tx.delete(leads).where(eq(leads.id, lead.id));
      await scrubAudit(tx, lead.id, at);
    }
    await audit(tx, {
      at,
      by: person.id,
      action: 'erase',
      resource: 'leads',
      recordId: id,
      reason,
    });
  });
