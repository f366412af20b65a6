import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import type { LeadDetails } from './details.ts';
import { type Submission, touchRow } from './enquiries.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { NewCode } from './send-code.ts';
import { leadEnquiries, leadEvents, leads, leadTouches, otpChallenges } from './tables.ts';
import type { Touch } from './touch.ts';
import type { LeadRow } from './wire.ts';

/**
 * Writes a lead, unless its phone is on record already. Of several at once one writes it; the others wait here until
 * that is done, and then find it.
 */
export async function insertLead(
  tx: Database,
  details: LeadDetails,
  { media, campaign, source }: Touch,
  now: Date,
  id: string = randomUUID(),
): Promise<LeadRow | undefined> {
  const lead: LeadRow = {
    id,
    ...details,
    erp_id: null,
    stage: 'created',
    media,
    campaign,
    source,
    last_media: media,
    last_campaign: campaign,
    last_source: source,
    enquiry_count: 1,
    last_enquiry_at: now,
    verified_at: null,
    created_at: now,
    updated_at: now,
  };
  const [written] = await tx
    .insert(leads)
    .values(lead)
    .onConflictDoNothing({ target: leads.phone })
    .returning({ id: leads.id });
  return written && lead;
}

/** The lead with a phone, locked until the transaction ends. */
export async function lockLeadOf(tx: Database, phone: string): Promise<LeadRow | undefined> {
  const [lead] = await tx.select().from(leads).where(eq(leads.phone, phone)).for('update');
  return lead;
}

/** Everything of a new lead's first enquiry in one statement: a lead made is six rows, and each way to the database costs. */
export async function writeFirstEnquiry(
  tx: Database,
  lead: LeadRow,
  enquiry: { id: string; submission?: Submission; touch: Touch; at: Date },
  code?: { row: NewCode['row'] } & ReturnType<Outbox['part']>,
): Promise<void> {
  const { id, submission, touch, at } = enquiry;
  const event = tx
    .$with('event')
    .as(
      tx
        .insert(leadEvents)
        .values({ lead_id: lead.id, type: 'created', at: lead.created_at })
        .returning({ id: leadEvents.id }),
    );
  const touched = tx.$with('touched').as(
    tx
      .insert(leadTouches)
      .values(touchRow(lead.id, id, touch, at))
      .returning({ id: leadTouches.id }),
  );
  const opened = tx.$with('opened').as(
    tx
      .insert(leadEnquiries)
      .values({
        id,
        lead_id: lead.id,
        opened_at: at,
        fingerprint: submission?.fingerprint ?? null,
        idempotency_key: submission?.idempotencyKey ?? null,
      })
      .returning({ id: leadEnquiries.id }),
  );
  if (!code) {
    await tx.with(event, touched, opened).select().from(opened);
    return;
  }
  const { row, written, notice } = code;
  const coded = tx.$with('coded').as(tx.insert(otpChallenges).values(row).returning({ id: otpChallenges.id }));
  await tx.with(event, touched, opened, coded, written).select({ notice }).from(written);
}
