import { randomUUID } from 'node:crypto';

import { ApiError, type Attribution } from '@prospectus/contract';
import { isTicked } from '@prospectus/contract/forms';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Request } from 'express';

import type { Database } from '../../platform/database/database.ts';
import { lastAttribution, attributionRow } from './enquiries.ts';
import { queueEvent, queueForErp } from './messages.ts';
import type { LeadDeps } from './lead-deps.ts';
import { requireLead } from './lead-session.ts';
import { attributionOf, type LeadAttribution, type Origin } from './attribution.ts';
import { leadEnquiries, leadAttributions } from './tables.ts';
import { lockLead, recordEvent } from './timeline.ts';

/** A repeated click on the same page within this time is one enquiry. */
const REPEAT_MS = 10 * 60_000;
const DONE = { success: true } as const;

/**
 * Records another enquiry of a verified lead, without a code, and queues it for the ERP. It lifts a withdrawal only if
 * the person confirms that.
 */
export async function revisit(
  deps: LeadDeps,
  body: { lead_id: string; reopen?: boolean | string | undefined } & Attribution,
  req: Request,
): Promise<typeof DONE> {
  const owner = await requireLead(deps, req, body.lead_id);
  const attribution = attributionOf(req, body);
  await deps.db.transaction(async (tx) => {
    const [now, lead] = [deps.clock.now(), await lockLead(tx, owner.id)];
    if (!lead) return;
    if (lead.withdrawn_at !== null && !isTicked(body.reopen)) throw new ApiError('WITHDRAWN');
    // After a withdrawal it is never a repeat.
    if (lead.withdrawn_at === null && (await isRepeat(tx, lead.id, attribution, now))) return;
    const origin = await writeRevisit(tx, lead.id, attribution, now);
    const known = await recordEvent(tx, lead.id, 'revisited', now, {
      ...lastAttribution(attribution, now),
      withdrawn_at: null,
    });
    await queueForErp(tx, deps, known ?? lead, origin);
    await queueEvent(tx, deps, lead, origin, { event: 'revisit', at: now });
  });
  return DONE;
}

async function isRepeat(tx: Database, leadId: string, attribution: LeadAttribution, now: Date): Promise<boolean> {
  const same = and(
    eq(leadAttributions.lead_id, leadId),
    eq(leadAttributions.revisit, true),
    gt(leadAttributions.at, new Date(now.getTime() - REPEAT_MS)),
    sql`${leadAttributions.page} is not distinct from ${attribution.page}`,
    eq(leadAttributions.campaign, attribution.campaign),
  );
  return (await tx.$count(leadAttributions, same)) > 0;
}

async function writeRevisit(tx: Database, leadId: string, attribution: LeadAttribution, now: Date): Promise<Origin> {
  const enquiryId = randomUUID();
  await tx.insert(leadEnquiries).values({ id: enquiryId, lead_id: leadId, opened_at: now, verified_at: now });
  const [row] = await tx
    .insert(leadAttributions)
    .values({ ...attributionRow(leadId, enquiryId, attribution, now), revisit: true })
    .returning();
  if (!row) throw new Error('an attribution was not inserted');
  return { ...row, agreed: true };
}
