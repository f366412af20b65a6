import { ApiError, type Attribution } from '@prospectus/contract';
import type { Request, Response } from 'express';

import { cameByReferrer, readChallenge, setReadable, verifiedLead } from './lead-session.ts';
import { requireGuardian } from './consents.ts';
import { fromData, type LeadDetails, readChanges } from './details.ts';
import { openEnquiry, stage } from './enquiries.ts';
import type { LeadDeps } from './lead-deps.ts';
import { isQuarantined } from './quarantine.ts';
import { lockLead, recordEvent } from './timeline.ts';
import { type LeadAttribution, attributionOf } from './attribution.ts';

const DONE = { success: true } as const;

/**
 * Updates a lead at once for its verified owner; other changes are staged until the code is verified. The phone never
 * changes: a new number is a new enquiry.
 */
export async function updateLead(
  deps: LeadDeps,
  body: { lead_id: string; data: Record<string, unknown> } & Attribution,
  req: Request,
  res: Response,
): Promise<typeof DONE> {
  const changes = readChanges(fromData(body.data), 'data', await deps.interests());
  requireGuardian(body);
  const owner = await verifiedLead(deps, req);
  if (owner?.id === body.lead_id) {
    await change(deps, res, owner.id, changes);
    return DONE;
  }
  const enquiryId = readChallenge(deps, req).get(body.lead_id);
  const isStaged =
    enquiryId !== undefined &&
    (await stageChanges(
      deps,
      { leadId: body.lead_id, id: enquiryId },
      changes,
      attributionOf(req, body, cameByReferrer(deps, req)),
    ));
  const isHeld = enquiryId !== undefined && !isStaged && (await isQuarantined(deps.db, body.lead_id, enquiryId));
  if (!isStaged && !isHeld) throw new ApiError('NOT_FOUND');
  return DONE;
}

async function change(deps: LeadDeps, res: Response, leadId: string, changes: Partial<LeadDetails>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const changed = await recordEvent(deps.db, leadId, 'updated', deps.clock.now(), changes);
  if (changed) setReadable(deps, res, changed);
}

const stageChanges = (
  deps: LeadDeps,
  enquiry: { leadId: string; id: string },
  changes: Partial<LeadDetails>,
  attribution: LeadAttribution,
): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, enquiry.leadId);
    if (!lead) return false;
    await openEnquiry(tx, enquiry, attribution, deps.clock.now());
    await stage(tx, enquiry.id, changes);
    return true;
  });
