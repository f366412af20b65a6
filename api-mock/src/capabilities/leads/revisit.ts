import { randomUUID } from 'node:crypto';

import type { Attribution } from '@prospectus/contract';
import { withCountryCode } from '@prospectus/contract/forms';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Request } from 'express';

import type { Database } from '../../platform/database/database.ts';
import { lastTouch, touchRow } from './enquiries.ts';
import { queueForErp } from './erp.ts';
import type { LeadDeps } from './lead-deps.ts';
import { requireLead } from './lead-session.ts';
import { type Origin, originOnWire } from './origin.ts';
import { PURPOSE } from './purposes.ts';
import { leadEnquiries, leadTouches } from './tables.ts';
import { lockLead, recordEvent } from './timeline.ts';
import { type Touch, touchOf } from './touch.ts';

/** Within this time the same page's button pressed again, or the same request sent again, is one enquiry. */
const SAME_MS = 10 * 60_000;
const DONE = { success: true } as const;

/** A verified lead enquires again: the session is proof enough, so there is no code. Recorded as a touch and queued for the ERP. */
export async function revisit(
  deps: LeadDeps,
  body: { lead_id: string } & Attribution,
  req: Request,
): Promise<typeof DONE> {
  const owner = await requireLead(deps, req, body.lead_id);
  const touch = touchOf(req, body);
  await deps.db.transaction(async (tx) => {
    const [now, lead] = [deps.clock.now(), await lockLead(tx, owner.id)];
    if (!lead || (await hasJustAsked(tx, lead.id, touch, now))) return;
    const origin = await writeRevisit(tx, lead.id, touch, now);
    const known = await recordEvent(tx, lead.id, 'revisited', now, lastTouch(touch, now));
    await queueForErp(tx, deps, known ?? lead, origin);
    await deps.outbox.enqueue(tx, {
      channel: 'erp',
      purpose: PURPOSE.revisit,
      subject: lead.id,
      recipient: withCountryCode(lead.phone),
      body: {
        event: 'revisit',
        lead_id: lead.id,
        leads_id: lead.erp_id,
        mobile: lead.phone,
        at: now.toISOString(),
        ...originOnWire(origin),
      },
    });
  });
  return DONE;
}

async function hasJustAsked(tx: Database, leadId: string, touch: Touch, now: Date): Promise<boolean> {
  const [before] = await tx
    .select({ id: leadTouches.id })
    .from(leadTouches)
    .where(
      and(
        eq(leadTouches.lead_id, leadId),
        eq(leadTouches.revisit, true),
        gt(leadTouches.at, new Date(now.getTime() - SAME_MS)),
        sql`${leadTouches.page} is not distinct from ${touch.page}`,
        eq(leadTouches.campaign, touch.campaign),
      ),
    )
    .limit(1);
  return before !== undefined;
}

async function writeRevisit(tx: Database, leadId: string, touch: Touch, now: Date): Promise<Origin> {
  const enquiryId = randomUUID();
  await tx.insert(leadEnquiries).values({ id: enquiryId, lead_id: leadId, opened_at: now, verified_at: now });
  const [row] = await tx
    .insert(leadTouches)
    .values({ ...touchRow(leadId, enquiryId, touch, now), revisit: true })
    .returning();
  if (!row) throw new Error('a touch was not written');
  return { ...row, agreed: true };
}
