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
import { leadAttributions, leadEnquiries, leadEvents, leads, otpChallenges, STORED_FIELDS } from './tables.ts';
import type { LeadAttribution } from './attribution.ts';
import { leadNews } from './webhook-news.ts';
import type { LeadRow } from './wire.ts';

type FirstEnquiry = { id: string; attribution: LeadAttribution; at: Date; submission?: Submission };

/** A lead that is not inserted yet. */
export function newLead(
  id: string,
  details: LeadDetails,
  { media, campaign, source, first = { media, campaign }, ...attribution }: LeadAttribution,
  now: Date,
): LeadRow {
  const initial = STORED_FIELDS.map(({ name, column, from, initial: value = null }) => {
    // A submission that was quarantined by an earlier version may not have every field of the visit.
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

// Pages are counted without the last slash.
const pathOf = (page: string): string => (page.length > 1 ? page.replace(/\/+$/, '') : page);

/**
 * Inserts a lead with its first enquiry, and a code where there is one, unless its phone is on record already; answers
 * whether it did. It is one statement, since each round trip to the database costs. Of several concurrent calls one
 * inserts; the others wait for it.
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
  const made = tx.$with('made').as(insert.returning({ id: leads.id }));
  const entry = code && deps.outbox.part(code.entry, 'made');
  const inserts = {
    event: insertFrom(leadEvents, { lead_id: lead.id, type: 'created', at: lead.created_at }, 'made'),
    opened: insertFrom(
      leadEnquiries,
      {
        id,
        lead_id: lead.id,
        opened_at: at,
        fingerprint: submission?.fingerprint ?? null,
        idempotency_key: submission?.idempotencyKey ?? null,
      },
      'made',
    ),
    attributed: insertFrom(leadAttributions, attributionRow(lead.id, id, attribution, at), 'made'),
    ...(code && { coded: insertFrom(otpChallenges, code.row, 'made') }),
    ...(entry && { written: entry.insert }),
    notified: webhookPart(leadNews('lead.created', lead, lead.created_at), 'made'),
    ...(tracked && { tracked: deps.outbox.part(tracked, 'made').insert }),
  };
  const parts = Object.entries(inserts).map(([name, statement]) => tx.$with(name, {}).as(statement));
  const written = await tx
    .with(made, ...parts)
    .select({ id: made.id, notice: entry?.notice ?? sql`null` })
    .from(made);
  return written.length > 0;
}

/** The lead with a phone, locked until the transaction ends. */
export async function lockLeadOf(tx: Database, phone: string): Promise<LeadRow | undefined> {
  const [lead] = await tx.select().from(leads).where(eq(leads.phone, phone)).for('update');
  return lead;
}
