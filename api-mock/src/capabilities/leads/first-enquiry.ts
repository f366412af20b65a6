import type { FirstVisit } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { insertFrom } from '../../platform/database/insert-from.ts';
import type { OutboxEntry } from '../outbox/index.ts';
import { webhookPart } from '../webhooks/index.ts';
import type { LeadDetails } from './details.ts';
import { type Submission, attributionRow } from './enquiries.ts';
import type { LeadDeps } from './lead-deps.ts';
import type { NewCode } from './send-code.ts';
import {
  leadAttributions,
  leadEnquiries,
  leadEvents,
  leads,
  otpChallenges,
  STORED_FIELDS,
  type LeadRow,
} from './tables.ts';
import type { LeadAttribution } from './attribution.ts';
import { leadNews } from './desk/events.ts';

type FirstEnquiry = { id: string; attribution: LeadAttribution; at: Date; submission?: Submission };

/** A lead that is not inserted yet. */
export function newLead(
  id: string,
  details: LeadDetails,
  { media, campaign, source, first = { media, campaign }, ...attribution }: LeadAttribution,
  now: Date,
): LeadRow {
  const initial = STORED_FIELDS.map(({ name, column, from, initial: value = null }) => {
    // A submission quarantined by an earlier version may lack fields of the visit.
    if (from === 'visit') return [column, attribution[name as keyof FirstVisit] ?? null];
    return [column, value === 'now' ? now : value];
  });
  return {
    ...(Object.fromEntries(initial) as LeadRow),
    ...{ merged_into: null, withdrawn_at: null, score_rules: 0, scored_for: null, score_until: null },
    ...{ id, ...details, ...first, source, page: attribution.page === null ? null : pathOf(attribution.page) },
    ...{ last_media: media, last_campaign: campaign, last_source: source },
  };
}

// As figures count pages.
const pathOf = (page: string): string => (page.length > 1 ? page.replace(/(?<!\/)\/+$/, '') : page);

/**
 * Inserts a lead with its first enquiry and an optional code, unless the phone is on record; returns whether it did. One
 * statement saves round trips; of concurrent calls one inserts, and the others wait for it.
 */
export async function writeLead(
  tx: Database,
  deps: Pick<LeadDeps, 'outbox'>,
  lead: LeadRow,
  { id, attribution, at, submission }: FirstEnquiry,
  code?: NewCode,
  tracked?: Omit<OutboxEntry, 'once'>,
): Promise<boolean> {
  const insert = tx.insert(leads).values(lead).onConflictDoNothing({ target: leads.phone });
  const added = tx.$with('added').as(insert.returning({ id: leads.id }));
  const entry = code && deps.outbox.part(code.entry, 'added');
  const inserts = {
    event: insertFrom(leadEvents, { lead_id: lead.id, type: 'created', at: lead.created_at }, 'added'),
    opened: insertFrom(
      leadEnquiries,
      {
        id,
        lead_id: lead.id,
        opened_at: at,
        fingerprint: submission?.fingerprint ?? null,
        idempotency_key: submission?.idempotencyKey ?? null,
      },
      'added',
    ),
    attributed: insertFrom(leadAttributions, attributionRow(lead.id, id, attribution, at), 'added'),
    ...(code && { coded: insertFrom(otpChallenges, code.row, 'added') }),
    ...(entry && { written: entry.insert }),
    notified: webhookPart(leadNews('lead.created', lead, lead.created_at), 'added'),
    ...(tracked && { tracked: deps.outbox.part(tracked, 'added').insert }),
  };
  const parts = Object.entries(inserts).map(([name, statement]) => tx.$with(name, {}).as(statement));
  const inserted = await tx
    .with(added, ...parts)
    .select({ id: added.id, notice: entry?.notice ?? sql`null` })
    .from(added);
  return inserted.length > 0;
}

export async function lockLeadOf(tx: Database, phone: string): Promise<LeadRow | undefined> {
  const [lead] = await tx.select().from(leads).where(eq(leads.phone, phone)).for('update');
  return lead;
}
