import { DESK_EVENTS, type TimelineEntry, type TimelineKind } from '@prospectus/contract';
import { eq, inArray, or } from 'drizzle-orm';

import type { Database } from '../../../platform/database/database.ts';
import { staffNames } from '../../staff/index.ts';
import { leadConsents } from '../consents-table.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { PURPOSE } from '../messages.ts';
import { leadAttributions, type LeadEvent, leadEvents, leads } from '../tables.ts';
import type { LeadEventRow } from './events.ts';

type Entry = Omit<TimelineEntry, 'by_name'>;

// A merge is an event of both leads: together they would list it twice.
const isOfBoth = ({ type }: Entry): boolean => type === 'merged' || type === 'unmerged';

/** The timeline of a lead and of those merged into it, newest first. */
export async function entriesOf(deps: Pick<LeadDeps, 'db' | 'outbox'>, id: string): Promise<TimelineEntry[]> {
  const { db } = deps;
  const parts = (
    await db
      .select({ id: leads.id })
      .from(leads)
      .where(or(eq(leads.id, id), eq(leads.merged_into, id)))
  ).map((part) => part.id);
  const entries = [
    ...(await eventEntries(db, parts)).filter((entry) => entry.lead === id || !isOfBoth(entry)),
    ...(await enquiryEntries(db, parts)),
    ...(await consentEntries(db, parts)),
    ...(await messageEntries(deps, parts)),
  ].toSorted((a, b) => b.at.localeCompare(a.at) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return withNames(db, entries);
}

export const entriesOfEvents = (db: Database, events: readonly LeadEventRow[]): Promise<TimelineEntry[]> =>
  withNames(db, events.map(eventEntry));

async function withNames(db: Database, entries: readonly Entry[]): Promise<TimelineEntry[]> {
  const names = await staffNames(db, [...new Set(entries.flatMap(({ by }) => by ?? []))]);
  return entries.map((entry) => ({ ...entry, by_name: entry.by && (names.get(entry.by) ?? null) }));
}

// At the same time, effects come above their causes.
const ORDER: readonly TimelineKind[] = [
  'access',
  'change',
  'erp',
  'message',
  'code',
  'consent',
  'call',
  'note',
  'enquiry',
];

const KINDS: Partial<Record<LeadEvent, TimelineKind>> = {
  otp_sent: 'code',
  verified: 'code',
  erp_pushed: 'erp',
  updated: 'erp',
  call_asked: 'call',
  consented: 'consent',
  withdrawn: 'consent',
  noted: 'note',
  revealed: 'access',
};

async function eventEntries(db: Database, parts: string[]): Promise<Entry[]> {
  return (await db.select().from(leadEvents).where(inArray(leadEvents.lead_id, parts))).map(eventEntry);
}

const eventEntry = ({ id, lead_id, type, at, by, data }: LeadEventRow): Entry => ({
  id: `event-${id}`,
  lead: lead_id,
  at: at.toISOString(),
  kind: type === 'noted' && data?.outcome !== undefined ? 'call' : (KINDS[type] ?? kindOfRest(type)),
  type,
  by,
  data: data ?? {},
});

const kindOfRest = (type: LeadEvent): TimelineKind =>
  (DESK_EVENTS as readonly string[]).includes(type) ? 'change' : 'enquiry';

async function enquiryEntries(db: Database, parts: string[]): Promise<Entry[]> {
  const enquiries = await db.select().from(leadAttributions).where(inArray(leadAttributions.lead_id, parts));
  return enquiries.map((enquiry) => ({
    id: `enquiry-${enquiry.id}`,
    lead: enquiry.lead_id,
    at: enquiry.at.toISOString(),
    kind: 'enquiry',
    type: enquiry.revisit ? 'revisit' : 'form',
    by: null,
    data: {
      media: enquiry.media,
      campaign: enquiry.campaign,
      source: enquiry.source,
      page: enquiry.page,
      page_at: enquiry.page_at?.toISOString() ?? null,
      page_version: enquiry.page_version,
      referrerForm: enquiry.referrer_form,
    },
  }));
}

async function consentEntries(db: Database, parts: string[]): Promise<Entry[]> {
  const consents = await db.select().from(leadConsents).where(inArray(leadConsents.lead_id, parts));
  return consents.map(({ id, lead_id, at, how, channels, notice_version, under_18, guardian_name }) => ({
    id: `consent-${id}`,
    lead: lead_id,
    at: at.toISOString(),
    kind: 'consent',
    type: how,
    by: null,
    data: { channels, notice_version, under_18, guardian_name },
  }));
}

async function messageEntries({ db, outbox }: Pick<LeadDeps, 'db' | 'outbox'>, parts: string[]): Promise<Entry[]> {
  const messages = await Promise.all(
    parts.map(async (lead) => (await outbox.messagesAbout(db, lead)).map((row) => ({ row, lead }))),
  );
  return messages.flat().map(({ row, lead }) => ({
    id: `message-${row.id}`,
    lead,
    at: (row.sent_at ?? row.created_at).toISOString(),
    kind: kindOfMessage(row),
    type: row.purpose,
    by: null,
    data: { channel: row.channel, status: row.status, attempts: row.attempts, error: row.last_error, delivery: row.id },
  }));
}

function kindOfMessage({ channel, purpose }: { channel: string; purpose: string }): TimelineKind {
  if (purpose === PURPOSE.code) return 'code';
  return channel === 'erp' ? 'erp' : 'message';
}
