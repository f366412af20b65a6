import type { StaffUser } from '@prospectus/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';

import { audit, scrubAudit } from '../../../platform/changes/audit.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { forgetLead, notifyWebhooks } from '../../webhooks/index.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leadQuarantine } from '../quarantine-table.ts';
import { leads } from '../tables.ts';
import { lockOwnLead } from './find-lead.ts';
import { deleteViewsOf, type Identity, maskInTimelines, withoutIdentity } from './mentions.ts';

/** Who erases, and why; `by` is null for a retention rule. */
export type Erasure = { at: Date; by: string | null; reason: string };
export type ErasedCounts = { leads: number; submissions: number; referrals: number; messages: number };
type LeadKey = { id: string; phone: string };

/** Erases a lead and those merged into it, for a member of staff. */
export const eraseLead = (deps: LeadDeps, id: string, person: StaffUser, reason: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const lockAll = () =>
      tx
        .select({ id: leads.id, phone: leads.phone, email: leads.email, name: leads.name })
        .from(leads)
        .where(or(eq(leads.id, id), eq(leads.merged_into, id)))
        .orderBy(leads.id)
        .for('update');
    // In the order of `lockLeads`; again for leads that were merged while the first statement waited.
    await lockAll();
    await lockOwnLead(tx, id, person);
    const locked = await lockAll();
    const erasure = erasureBy(person, deps, reason, locked);
    await eraseLeads(tx, deps, locked, erasure);
    await eraseMentions(tx, locked, erasure);
  });

/** An erasure by a member of staff, whose reason names nobody: it stays in the audit log. */
export const erasureBy = (
  { id }: StaffUser,
  { clock }: Pick<LeadDeps, 'clock'>,
  reason: string,
  people: readonly Identity[],
): Erasure => ({ at: clock.now(), by: id, reason: withoutIdentity(reason, people) });

/** Erases a person from saved views and, if staff erase, from the timelines of other leads. */
export async function eraseMentions(tx: Database, people: readonly Identity[], erasure: Erasure): Promise<void> {
  for (const id of await deleteViewsOf(tx, people)) await logErasure(tx, 'leads/views', id, erasure);
  if (erasure.by !== null) await maskInTimelines(tx, people);
}

/**
 * Erases leads with their quarantined submissions, referrals, messages, and the details of their audit entries except the
 * erasure.
 */
export async function eraseLeads(
  tx: Database,
  deps: Pick<LeadDeps, 'outbox'>,
  keys: readonly LeadKey[],
  erasure: Erasure,
): Promise<ErasedCounts> {
  const counts: ErasedCounts = { leads: 0, submissions: 0, referrals: 0, messages: 0 };
  for (const { id, phone } of keys) {
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

/** Erases referred people, and the messages about them. */
export async function eraseReferrals(
  tx: Database,
  deps: Pick<LeadDeps, 'outbox'>,
  condition: SQL,
  erasure: Erasure,
): Promise<Pick<ErasedCounts, 'referrals' | 'messages'>> {
  const erased = await rows<{ id: string }>(tx, sql`delete from referrals where ${condition} returning id`);
  let messages = 0;
  for (const { id } of erased) {
    messages += await forgetMessages(tx, deps, id);
    await logErasure(tx, 'retention/people', id, erasure);
  }
  return { referrals: erased.length, messages };
}

/** Erases quarantined submissions. */
export async function eraseSubmissions(tx: Database, condition: SQL, erasure: Erasure): Promise<number> {
  const erased = await tx.delete(leadQuarantine).where(condition).returning({ id: leadQuarantine.id });
  for (const { id } of erased) await logErasure(tx, 'leads/quarantine', id, erasure);
  return erased.length;
}

async function forgetMessages(tx: Database, { outbox }: Pick<LeadDeps, 'outbox'>, subject: string): Promise<number> {
  const messages = await outbox.messagesAbout(tx, subject);
  await outbox.forget(tx, subject);
  return messages.length;
}

// The chain accepts cleared details if the record has an `erase` entry.
async function logErasure(tx: Database, resource: string, recordId: string, erasure: Erasure): Promise<void> {
  await scrubAudit(tx, { resource, recordId, at: erasure.at });
  await audit(tx, { ...erasure, action: 'erase', resource, recordId });
}
