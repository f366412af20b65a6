import type { StaffUser } from '@prospectus/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';

import { audit, scrubAudit } from '../../../platform/changes/audit.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { forgetLead, notifyWebhooks } from '../../webhooks/index.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leadQuarantine } from '../quarantine-table.ts';
import { leads } from '../tables.ts';
import { lockOwnLead } from './find-lead.ts';

/** Who erases, and why; `by` is null for a rule of retention. */
export type Erasure = { at: Date; by: string | null; reason: string };
/** How much was erased. */
export type ErasedCounts = { leads: number; submissions: number; referrals: number; messages: number };
type Gone = { id: string; phone: string };

/** Erases the person of a lead, on the desk: the lead and those merged into it. */
export const eraseLead = (deps: LeadDeps, id: string, person: StaffUser, reason: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const lockAll = () =>
      tx
        .select({ id: leads.id, phone: leads.phone })
        .from(leads)
        .where(or(eq(leads.id, id), eq(leads.merged_into, id)))
        .orderBy(leads.id)
        .for('update');
    // In the order of `lockLeads`; once more for what was merged into it while this waited.
    await lockAll();
    await lockOwnLead(tx, id, person);
    const gone = await lockAll();
    await eraseLeads(tx, deps, gone, { at: deps.clock.now(), by: person.id, reason });
  });

/**
 * Erases leads with all that belongs to them: their submissions in quarantine, their entries as referred people, the
 * messages about them, and what the audit log says of them except that they were erased.
 */
export async function eraseLeads(
  tx: Database,
  deps: Pick<LeadDeps, 'outbox'>,
  gone: readonly Gone[],
  erasure: Erasure,
): Promise<ErasedCounts> {
  const counts: ErasedCounts = { leads: 0, submissions: 0, referrals: 0, messages: 0 };
  for (const { id, phone } of gone) {
    counts.messages += await forgetMessages(tx, deps, id);
    const referred = await eraseReferrals(tx, deps, sql`lead_id = ${id}::uuid or phone = ${phone}`, erasure);
    counts.referrals += referred.referrals;
    counts.messages += referred.messages;
    counts.submissions += await eraseSubmissions(
      tx,
      sql`lead_id = ${id}::uuid or details->>'phone' = ${phone}`,
      erasure,
    );
    await tx.delete(leads).where(eq(leads.id, id));
    await logErasure(tx, 'leads', id, erasure);
    await forgetLead(tx, id);
    await notifyWebhooks(tx, [{ type: 'lead.erased', at: erasure.at, data: { lead_id: id } }]);
    counts.leads += 1;
  }
  return counts;
}

/** Erases entries of people who were referred, and what was sent about them. */
export async function eraseReferrals(
  tx: Database,
  deps: Pick<LeadDeps, 'outbox'>,
  which: SQL,
  erasure: Erasure,
): Promise<Pick<ErasedCounts, 'referrals' | 'messages'>> {
  const gone = await rows<{ id: string }>(tx, sql`delete from referrals where ${which} returning id`);
  let messages = 0;
  for (const { id } of gone) {
    messages += await forgetMessages(tx, deps, id);
    await logErasure(tx, 'retention/people', id, erasure);
  }
  return { referrals: gone.length, messages };
}

/** Erases submissions in quarantine. */
export async function eraseSubmissions(tx: Database, which: SQL, erasure: Erasure): Promise<number> {
  const gone = await tx.delete(leadQuarantine).where(which).returning({ id: leadQuarantine.id });
  for (const { id } of gone) await logErasure(tx, 'leads/quarantine', id, erasure);
  return gone.length;
}

async function forgetMessages(tx: Database, { outbox }: Pick<LeadDeps, 'outbox'>, subject: string): Promise<number> {
  const found = await outbox.messagesAbout(tx, subject);
  await outbox.forget(tx, subject);
  return found.length;
}

// The chain accepts cleared details where the same record has an entry of its erasure.
async function logErasure(tx: Database, resource: string, recordId: string, erasure: Erasure): Promise<void> {
  await scrubAudit(tx, { resource, recordId, at: erasure.at });
  await audit(tx, { ...erasure, action: 'erase', resource, recordId });
}
