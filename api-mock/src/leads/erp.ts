import type { Lead } from '@prospectus/contract';
import { withCountryCode } from '@prospectus/contract/forms';
import { desc, eq } from 'drizzle-orm';
import type { Request, Response } from 'express';

import type { Database } from '../db/database.ts';
import type { LeadDeps } from './lead-deps.ts';
import { requireLead, setReadable } from './lead-session.ts';
import { PURPOSE } from './purposes.ts';
import { leadTouches } from './tables.ts';
import { lockLead } from './timeline.ts';
import { type LeadRow, toWire } from './wire.ts';

/** The client's own push. The verification has queued it already, so this does something only where that came to nothing. */
export async function createLeadInErp(
  deps: LeadDeps,
  leadId: string,
  req: Request,
  res: Response,
): Promise<{ success: true; lead: Lead }> {
  const owner = await requireLead(deps, req, leadId);
  const lead = await deps.db.transaction(async (tx) => {
    const locked = await lockLead(tx, owner.id);
    if (locked) await queueForErp(tx, deps, locked);
    return locked ?? owner;
  });
  setReadable(deps, res, lead);
  return { success: true, lead: toWire(lead) };
}

/** Queues a lead for the ERP, once in its life. */
export async function queueForErp(tx: Database, deps: LeadDeps, lead: LeadRow): Promise<void> {
  if (lead.erp_id !== null) return;
  const [touch] = await tx
    .select()
    .from(leadTouches)
    .where(eq(leadTouches.lead_id, lead.id))
    .orderBy(desc(leadTouches.at))
    .limit(1);
  await deps.outbox.enqueue(tx, {
    channel: 'erp',
    purpose: PURPOSE.erp,
    subject: lead.id,
    recipient: withCountryCode(lead.phone),
    once: `${PURPOSE.erp}:${lead.id}`,
    body: {
      lead_id: lead.id,
      mobile: lead.phone,
      name: lead.name,
      email: lead.email,
      highest_qualification_id: lead.qualification,
      area_of_interest: lead.interest,
      ...(touch && {
        source_media: touch.media,
        source_campaign: touch.campaign,
        source_refer_url: touch.ref_url,
        source_source: touch.source,
        c2: touch.c2,
        c3: touch.c3,
        c4: touch.c4,
        c5: touch.c5,
        consent: {
          version: touch.consent_version,
          at: touch.consent_at.toISOString(),
          channels: touch.consent_channels,
        },
      }),
    },
  });
}
