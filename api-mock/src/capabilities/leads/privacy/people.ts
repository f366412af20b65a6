import { ApiError, type StaffUser } from '@prospectus/contract';
import type { PersonErasure, PersonExport, PersonSearchResult } from '@prospectus/contract/retention';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';

import { audit } from '../../../platform/changes/audit.ts';
import { auditLater } from '../../audit/index.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { isoOf } from '../../../platform/database/times.ts';
import { readPhone } from '../../../platform/phone/phone.ts';
import { leadWithdrawals } from '../consents-table.ts';
import { deskFields } from '../desk/change.ts';
import { eraseLeads, eraseMentions, eraseReferrals, eraseSubmissions, erasureBy } from '../desk/erase.ts';
import { maskedContact } from '../desk/find-lead.ts';
import type { Identity } from '../desk/mentions.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { exportLead } from '../mine.ts';
import { leadQuarantine } from '../quarantine-table.ts';
import { leadEnquiries, leadEvents, leads, type LeadRow } from '../tables.ts';

/** Leads with a phone or e-mail address, and conditions for its other records. */
type Person = { leads: LeadRow[]; submissions: SQL; referrals: SQL; contact: Identity };

/** All records with a phone or e-mail address. */
async function readPerson(db: Database, contact: string) {
  const person = await personOf(db, contact);
  return {
    leads: person.leads,
    submissions: await db.select().from(leadQuarantine).where(person.submissions),
    referrals: await rows<{ id: string; name: string; phone: string; at: string }>(
      db,
      sql`select id, name, phone, ${isoOf(sql`created_at`)} as at from referrals where ${person.referrals}`,
    ),
  };
}

/** Lists all records of a person; the search is audited. */
export async function findPerson(deps: LeadDeps, contact: string, staff: StaffUser): Promise<PersonSearchResult> {
  const { db } = deps;
  const person = await readPerson(db, contact);
  const at = deps.clock.now();
  for (const { id } of person.leads)
    auditLater(db, { at, by: staff.id, action: 'read', resource: 'leads', recordId: id });
  const ids = person.leads.map(({ id }) => id);
  const subjects = [...ids, ...(await referralsBy(db, ids)), ...person.referrals.map(({ id }) => id)];
  return {
    records: [
      ...person.leads.map((lead) => ({
        kind: lead.merged_into === null ? ('lead' as const) : ('merged' as const),
        id: lead.id,
        title: titleOf(lead),
        at: lead.created_at.toISOString(),
      })),
      ...person.submissions.map(({ id, details, created_at }) => ({
        kind: 'submission' as const,
        id,
        title: titleOf(details),
        at: created_at.toISOString(),
      })),
      ...person.referrals.map(({ id, name, phone, at: since }) => ({
        kind: 'referral' as const,
        id,
        title: titleOf({ name, phone, email: '' }),
        at: since,
      })),
    ],
    messages: await messagesAbout(deps, subjects),
  };
}

/** Exports all data of a person, with the notes of staff; the reason is audited. */
export async function exportPerson(
  deps: LeadDeps,
  { contact, reason }: { contact: string; reason: string },
  staff: StaffUser,
): Promise<PersonExport> {
  const { db, clock } = deps;
  const person = await readPerson(db, contact);
  const at = clock.now();
  const note = { at, by: staff.id, action: 'export', reason } as const;
  const records = [
    ...person.leads.map(({ id }) => ({ resource: 'leads', recordId: id })),
    ...person.submissions.map(({ id }) => ({ resource: 'leads/quarantine', recordId: id })),
    ...person.referrals.map(({ id }) => ({ resource: 'retention/people', recordId: id })),
  ];
  if (records.length === 0) throw new ApiError('NOT_FOUND');
  for (const record of records) await audit(db, { ...note, ...record });
  const exported: PersonExport['leads'] = [];
  for (const lead of person.leads) exported.push({ ...(await exportLead(deps, lead)), staff: await byStaff(db, lead) });
  return {
    made_at: at.toISOString(),
    leads: exported,
    submissions: person.submissions.map(({ details, attribution, created_at }) => ({
      ...details,
      ...attribution,
      at: created_at.toISOString(),
    })),
    referred: person.referrals.map(({ name, phone, at: since }) => ({ name, phone, at: since })),
  };
}

/** Erases all records of a person, the messages about them, and the details in the audit log. */
export const erasePerson = (
  deps: LeadDeps,
  { contact, reason }: { contact: string; reason: string },
  staff: StaffUser,
): Promise<PersonErasure> =>
  deps.db.transaction(async (tx) => {
    const person = await personOf(tx, contact, true);
    const people = [person.contact, ...person.leads];
    const erasure = erasureBy(staff, deps, reason, people);
    const counts = await eraseLeads(tx, deps, person.leads, erasure);
    const referred = await eraseReferrals(tx, deps, person.referrals, erasure);
    counts.referrals += referred.referrals;
    counts.messages += referred.messages;
    counts.submissions += await eraseSubmissions(tx, person.submissions, erasure);
    if (counts.leads + counts.referrals + counts.submissions === 0) throw new ApiError('NOT_FOUND');
    await eraseMentions(tx, people, erasure);
    return counts;
  });

/** The leads with a phone or an address, and those merged with them. */
async function personOf(db: Database, contact: string, lock = false): Promise<Person> {
  const email = contact.includes('@') ? contact.toLowerCase() : undefined;
  const phone = email === undefined ? readPhone(contact, 'contact') : undefined;
  const own = email === undefined ? sql`leads.phone = ${phone}` : sql`lower(leads.email) = ${email}`;
  const roots = sql`(select coalesce(merged_into, id) from leads where ${own})`;
  const ofPerson = sql`leads.id in ${roots} or leads.merged_into in ${roots}`;
  const query = () => db.select().from(leads).where(ofPerson);
  // In the order of `lockLeads`; again for leads that were merged while the first statement waited.
  if (lock) await query().orderBy(leads.id).for('update');
  const byAge = query().orderBy(leads.created_at);
  const found = await (lock ? byAge.for('update') : byAge);
  const phones = [...new Set([...found.map((lead) => lead.phone), ...(phone === undefined ? [] : [phone])])];
  const ofPhones = (column: string) => (phones.length === 0 ? sql`false` : inArray(sql.raw(column), phones));
  return {
    leads: found,
    submissions: sql`(${ofPhones(`details->>'phone'`)} or lower(details->>'email') = ${email ?? ''})`,
    referrals: ofPhones('phone'),
    contact: { phone, email },
  };
}

const titleOf = ({ name, phone, email }: { name: string; phone: string; email: string }): string =>
  `${name} · ${maskedContact({ mobile: phone, email }).mobile}`;

async function referralsBy(db: Database, leadIds: readonly string[]): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const which = inArray(sql.raw('lead_id'), [...leadIds]);
  return (await rows<{ id: string }>(db, sql`select id from referrals where ${which}`)).map(({ id }) => id);
}

async function messagesAbout({ db, outbox }: LeadDeps, subjects: readonly string[]): Promise<number> {
  let sum = 0;
  for (const subject of new Set(subjects)) sum += (await outbox.messagesAbout(db, subject)).length;
  return sum;
}

/** What staff wrote about a lead, without the authors, who are other people; and what was entered without a code. */
async function byStaff(db: Database, lead: LeadRow): Promise<Record<string, unknown>> {
  const events = await db
    .select()
    .from(leadEvents)
    .where(sql`${leadEvents.lead_id} = ${lead.id}::uuid and ${leadEvents.by} is not null`)
    .orderBy(leadEvents.id);
  const { owner: _owner, ...decided } = deskFields(lead);
  const withoutCode = await db
    .select({ at: leadEnquiries.opened_at, fields: leadEnquiries.staged })
    .from(leadEnquiries)
    .where(sql`${leadEnquiries.lead_id} = ${lead.id}::uuid and ${leadEnquiries.staged} <> '{}'`)
    .orderBy(leadEnquiries.opened_at);
  const withdrawals = await db.select().from(leadWithdrawals).where(eq(leadWithdrawals.lead_id, lead.id));
  return {
    ...decided,
    withdrawals: withdrawals.map(({ at, note }) => ({ at: at.toISOString(), note })),
    without_code: withoutCode.map(({ at, fields }) => ({ at: at.toISOString(), fields })),
    actions: events.map(({ at, type, data }) => ({
      at: at.toISOString(),
      type,
      ...(type === 'noted' && { text: data?.['text'], outcome: data?.['outcome'] ?? null }),
      ...(type === 'owner_changed' && { note: data?.['note'] ?? null }),
      ...(type === 'stage_changed' && { from: data?.['from'], to: data?.['to'] }),
    })),
  };
}
