import type { Attribution } from '@prospectus/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Request } from 'express';

import { findPhone } from '../../platform/phone/phone.ts';
import { attributionOf, attributionOfEnquiry } from './attribution.ts';
import { openEnquiry } from './enquiries.ts';
import type { LeadDeps } from './lead-deps.ts';
import { cameByReferrer, readChallenge } from './lead-session.ts';
import { queueEvent } from './messages.ts';
import { NO_WAIT, refuseForNow, refuseForToday } from './otp-rules.ts';
import { resendToQuarantined } from './quarantine.ts';
import { sendCode } from './send-code.ts';
import { leadEvents } from './tables.ts';
import { lockLead, recordEvent } from './timeline.ts';

const DONE = { success: true } as const;

/**
 * Sends a code to the phone on record. An unknown lead, one that this browser has not opened, and a wrong phone get the
 * same answer without a code.
 */
export async function resendOtp(
  deps: LeadDeps,
  body: { lead_id: string; phoneNumber: string } & Attribution,
  req: Request,
): Promise<typeof DONE> {
  const enquiryId = readChallenge(deps, req).get(body.lead_id);
  if (enquiryId === undefined) return DONE;
  const phone = findPhone(body.phoneNumber);
  if (phone === undefined) return DONE;
  const sent = await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, body.lead_id);
    if (!lead) return undefined;
    if (lead.phone !== phone) return NO_WAIT;
    await openEnquiry(
      tx,
      { id: enquiryId, leadId: lead.id },
      attributionOf(req, body, cameByReferrer(deps, req)),
      deps.clock.now(),
    );
    return sendCode(tx, deps, enquiryId, lead);
  });
  const wait = sent ?? (await resendToQuarantined(deps, body.lead_id, enquiryId, phone));
  if (wait.reason === 'day') throw refuseForToday(wait);
  if (wait.reason === 'resend') throw refuseForNow(wait);
  return DONE;
}

const DAY_MS = 86_400_000;

/**
 * Records that a visitor whose code does not arrive asks for a call, and queues it for the ERP, once a day. It opens no
 * session. A lead that this browser has not opened gets the same answer.
 */
export async function askForCall(deps: LeadDeps, leadId: string, req: Request): Promise<typeof DONE> {
  const enquiryId = readChallenge(deps, req).get(leadId);
  if (enquiryId === undefined) return DONE;
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId);
    // Without an enquiry there is no consent to a call.
    const origin = lead && (await attributionOfEnquiry(tx, enquiryId));
    if (!lead || !origin) return;
    const now = deps.clock.now();
    const since = gt(leadEvents.at, new Date(now.getTime() - DAY_MS));
    const requests = and(eq(leadEvents.lead_id, lead.id), eq(leadEvents.type, 'call_asked'), since);
    if ((await tx.$count(leadEvents, requests)) > 0) return;
    await recordEvent(tx, lead.id, 'call_asked', now);
    const more = { name: lead.name, area_of_interest: lead.interest, verified: lead.verified_at !== null };
    await queueEvent(tx, deps, lead, origin, { event: 'call_asked', at: now, more });
  });
  return DONE;
}
