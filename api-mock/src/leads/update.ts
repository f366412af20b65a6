import { ApiError } from '@prospectus/contract';
import type { Request, Response } from 'express';

import { readChallenge } from './challenge-cookie.ts';
import { fromData, type LeadDetails, readChanges } from './details.ts';
import { openEnquiry, stage } from './enquiries.ts';
import type { LeadDeps } from './lead-deps.ts';
import { setReadable, verifiedLead } from './lead-session.ts';
import { lockLead, recordEvent } from './timeline.ts';
import { touchOf } from './touch.ts';

const DONE = { success: true } as const;

/**
 * Updates a lead: at once for its verified owner, else kept aside until the code is proved. The phone is not among the
 * changes, whoever asks: a new number is a new enquiry, with a code of its own.
 */
export async function updateLead(
  deps: LeadDeps,
  body: { lead_id: string; data: Record<string, unknown> },
  req: Request,
  res: Response,
): Promise<typeof DONE> {
  const changes = readChanges(fromData(body.data), 'data');
  const owner = await verifiedLead(deps, req);
  if (owner?.id === body.lead_id) {
    await change(deps, res, owner.id, changes);
    return DONE;
  }
  const enquiryId = readChallenge(deps, req).get(body.lead_id);
  const kept = enquiryId !== undefined && (await keepAside(deps, req, body.lead_id, enquiryId, changes));
  if (!kept) throw new ApiError('NOT_FOUND');
  return DONE;
}

async function change(deps: LeadDeps, res: Response, leadId: string, changes: Partial<LeadDetails>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const changed = await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId);
    return lead && recordEvent(tx, lead, 'updated', deps.clock.now(), changes);
  });
  if (changed) setReadable(deps, res, changed);
}

const keepAside = (
  deps: LeadDeps,
  req: Request,
  leadId: string,
  enquiryId: string,
  changes: Partial<LeadDetails>,
): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId);
    if (!lead) return false;
    await openEnquiry(tx, { id: enquiryId, leadId }, touchOf(req), deps.clock.now());
    await stage(tx, enquiryId, changes);
    return true;
  });
