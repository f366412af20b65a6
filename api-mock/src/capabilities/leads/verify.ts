import { ApiError, type Lead } from '@prospectus/contract';
import { CONSENT_NOTICE } from '@prospectus/contract/consent';
import { otpForm } from '@prospectus/contract/forms';
import { eq } from 'drizzle-orm';
import type { Request, Response } from 'express';

import { liveSettings } from '../../content/live-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import { browserAllowsTracking } from '../../platform/http/tracking.ts';
import { notifyWebhooks } from '../webhooks/index.ts';
import { openSession, readChallenge, revokeSession, setSessionCookies } from './lead-session.ts';
import { recordConsent } from './consents.ts';
import { codeRefused, judge, type RejectedCode } from './otp-rules.ts';
import { takeStaged } from './enquiries.ts';
import { triedCodes } from './figures.ts';
import { leadTrack, queueForErp, queueIdentify } from './messages.ts';
import type { LeadDeps } from './lead-deps.ts';
import { tryQuarantinedCode } from './quarantine.ts';
import { codeWait, isCode, earlierCode, newestCode } from './send-code.ts';
import { otpChallenges, type LeadRow } from './tables.ts';
import { lockLead, recordEvent } from './timeline.ts';
import { attributionOfEnquiry } from './attribution.ts';
import { leadNews } from './desk/events.ts';
import { toWire } from './details.ts';

type Verified = { lead: LeadRow; sessionId: string; first: boolean };

/** Verifies a phone by its code. One transaction counts the try, consumes the code, applies staged changes and queues the ERP message. */
export async function verifyLead(
  deps: LeadDeps,
  body: { lead_id: string; otp: string },
  req: Request,
  res: Response,
): Promise<{ verified: true; lead: Lead }> {
  const enquiryId = readChallenge(deps, req).get(body.lead_id);
  if (enquiryId === undefined) throw unknownEnquiry();
  // A malformed code is not counted as a try.
  const typed = otpForm.safeParse(body);
  if (!typed.success) throw new ApiError('OTP_INCORRECT');
  const { otp } = typed.data;

  const outcome = await deps.db.transaction(async (tx): Promise<Verified | RejectedCode | undefined> => {
    const lead = await lockLead(tx, body.lead_id);
    return lead && tryCode(tx, deps, lead, { enquiryId, otp, identify: browserAllowsTracking(req) });
  });
  if (!outcome) throw (await tryQuarantinedCode(deps, body.lead_id, enquiryId)) ?? unknownEnquiry();
  triedCodes.inc({ result: 'result' in outcome ? outcome.result : 'accepted' });
  // Thrown outside the transaction, so that the count of tries is committed.
  if ('result' in outcome) throw codeRefused(outcome);
  await revokeSession(deps, req);
  setSessionCookies(deps, res, outcome);
  return { verified: true, lead: toWire(outcome.lead) };
}

// The same answer for an unknown lead and for another person's.
const unknownEnquiry = (): ApiError =>
  new ApiError('NOT_FOUND', { msg: 'We couldn’t find this enquiry. Please start again.' });

async function tryCode(
  tx: Database,
  deps: LeadDeps,
  lead: LeadRow,
  { enquiryId, otp, identify }: { enquiryId: string; otp: string; identify: boolean },
): Promise<Verified | RejectedCode> {
  const now = deps.clock.now();
  const code = (await newestCode(tx, enquiryId)) ?? (await earlierCode(tx, enquiryId, now));
  if (!code) return { result: 'expired', nextCodeMs: 0 };
  const judgement = judge(code, now, isCode(deps, code, otp));

  const counted = judgement.result === 'incorrect' || judgement.result === 'accepted';
  if (counted) {
    await tx
      .update(otpChallenges)
      .set({ tries: code.tries + 1, last_try_at: now, ...(judgement.result === 'accepted' && { consumed_at: now }) })
      .where(eq(otpChallenges.id, code.id));
  }
  if (judgement.result !== 'accepted') {
    return { ...judgement, nextCodeMs: (await codeWait(tx, await liveSettings(tx), lead.phone, now)).ms };
  }

  const first = lead.verified_at === null;
  const changes = await takeStaged(tx, enquiryId, now);
  const verified = await recordEvent(tx, lead.id, 'verified', now, {
    ...changes,
    verified_at: lead.verified_at ?? now,
    // A form that was sent again reopens a withdrawn enquiry; a code alone does not.
    ...(Object.keys(changes).length > 0 && { withdrawn_at: null }),
  });
  if (!verified) throw new Error('a locked lead was deleted');
  if (first) await notifyWebhooks(tx, [leadNews('lead.verified', verified, now)]);
  const attribution = await attributionOfEnquiry(tx, enquiryId);
  await queueForErp(tx, deps, verified, attribution);
  if (attribution?.agreed_channels) {
    const { agreed_channels: channels, under_18, guardian_name, notice_version } = attribution;
    const chosen = { channels, under_18, guardian_name, notice_version: notice_version ?? CONSENT_NOTICE.version };
    await recordConsent(tx, { ...chosen, lead_id: lead.id, at: now, how: 'form' });
  }
  if (identify && attribution?.agreed && verified.withdrawn_at === null) {
    await queueIdentify(tx, deps, verified, { enquiryId, first });
    if (deps.outbox.isOn('cdp'))
      await deps.outbox.enqueue(tx, leadTrack('auth_success', lead.id, first ? 'NEW' : 'EXISTING'));
  }
  return { lead: verified, sessionId: await openSession(tx, lead.id, now), first };
}
