import type { Lead } from '@prospectus/contract';
import { withCountryCode } from '@prospectus/contract/forms';
import type { Request, Response } from 'express';

import type { Database } from '../../platform/database/database.ts';
import type { LeadDeps } from './lead-deps.ts';
import { requireLead, setReadable } from './lead-session.ts';
import { newestAttribution, type Origin, originOnWire } from './origin.ts';
import { PURPOSE } from './purposes.ts';
import { lockLead } from './timeline.ts';
import { type LeadRow, toWire } from './wire.ts';

/** The client's own push. The verification has queued it already, so this acts only where that failed. */
export async function createLeadInErp(
  deps: LeadDeps,
  leadId: string,
  req: Request,
  res: Response,
): Promise<{ success: true; lead: Lead }> {
  const owner = await requireLead(deps, req, leadId);
  const lead = await deps.db.transaction(async (tx) => {
    const locked = await lockLead(tx, owner.id);
    if (locked) await queueForErp(tx, deps, locked, await newestAttribution(tx, locked.id));
    return locked ?? owner;
  });
  setReadable(deps, res, lead);
  return { success: true, lead: toWire(lead) };
}

/** Queues what a person did, for the counsellors who see it in the ERP. */
export const queueEvent = (
  tx: Database,
  { outbox }: LeadDeps,
  lead: LeadRow,
  origin: Origin,
  { event, at, more = {} }: { event: 'revisit' | 'call_asked'; at: Date; more?: Record<string, unknown> },
): Promise<void> =>
  outbox.enqueue(tx, {
    channel: 'erp',
    purpose: event === 'revisit' ? PURPOSE.revisit : PURPOSE.call,
    subject: lead.id,
    recipient: withCountryCode(lead.phone),
    body: {
      ...{ event, lead_id: lead.id, leads_id: lead.erp_id, mobile: lead.phone, ...more, at: at.toISOString() },
      ...originOnWire(origin),
    },
  });

/** Queues a lead for the ERP, once for ever. */
export async function queueForErp(
  tx: Database,
  deps: LeadDeps,
  lead: LeadRow,
  attribution: Origin | undefined,
): Promise<void> {
  if (lead.erp_id !== null || lead.withdrawn_at !== null) return;
  const { id, leads_id: _none, ...details } = toWire(lead);
  await deps.outbox.enqueue(tx, {
    channel: 'erp',
    purpose: PURPOSE.erp,
    subject: lead.id,
    recipient: withCountryCode(lead.phone),
    once: `${PURPOSE.erp}:${lead.id}`,
    body: {
      lead_id: id,
      ...details,
      ...(attribution && originOnWire(attribution)),
    },
  });
}
