import type { Attribution } from '@prospectus/contract';
import type { Request } from 'express';

import { cameByReferrer, readChallenge } from './challenge-cookie.ts';
import { refuseForNow, refuseForToday } from './code-refused.ts';
import { openEnquiry } from './enquiries.ts';
import { findPhone } from '../../platform/phone/phone.ts';
import type { LeadDeps } from './lead-deps.ts';
import { NO_WAIT } from './otp-rules.ts';
import { resendToQuarantined } from './quarantine.ts';
import { sendCode } from './send-code.ts';
import { lockLead } from './timeline.ts';
import { attributionOf } from './attribution.ts';

const DONE = { success: true } as const;

/**
 * Sends a code to the phone on record: the first one of a known phone, and every further one. A lead this browser has
 * not opened, an unknown one and another phone all get the same answer, and nothing is sent.
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
