import { type KeyObject, randomUUID } from 'node:crypto';

import { ApiError } from '@prospectus/contract';
import type { Request, Response } from 'express';

import { liveSettings } from '../../content/live-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Budget, refund, scaledBudget, spend, spendBoth, subnetOf } from '../../platform/limits/limit.ts';
import { cameByReferrer, setChallengeCookie, readChallenge } from './challenge-cookie.ts';
import { refuseForToday } from './code-refused.ts';
import { readCreateBody } from './create-body.ts';
import { leadTrack, maySubmissionBeTracked } from './customer-data.ts';
import type { LeadDetails } from './details.ts';
import { choose, findRepeat, openEnquiry, stage, type Submission, type SubmissionHash } from './enquiries.ts';
import { lockLeadOf, newLead, writeLead } from './first-enquiry.ts';
import { keyedHash } from '../../platform/secrets/keyed-hash.ts';
import type { LeadDeps } from './lead-deps.ts';
import { NO_WAIT, type Wait } from './otp-rules.ts';
import { quarantineSubmission } from './quarantine.ts';
import { allCodes, hasOpenCode, newCode, sendCode } from './send-code.ts';
import { type SpamReason, spamReasons } from './spam.ts';
import { referByLink } from '../referrals/index.ts';
import { type LeadAttribution, attributionOf } from './attribution.ts';
import type { LeadRow } from './wire.ts';

type Enquiry = {
  details: LeadDetails;
  submission: Submission;
  attribution: LeadAttribution;
  cookie: ReadonlyMap<string, string>;
  /** Code of a referral link. */
  ref: string | undefined;
  tracked: boolean;
};
/** A budget, and the subject that spends from it. */
type Share = readonly [Budget, string];
type Done = { leadId: string; id: string; wait: Wait };

/**
 * Records an enquiry and sends its code. The same submission again (by its key, browser or content) creates nothing;
 * for a phone on record the changes are staged until its code is verified. Suspected spam is quarantined and answered
 * alike.
 */
export async function createLead(
  deps: LeadDeps,
  req: Request,
  res: Response,
): Promise<{ success: true; leadId: string; codeIn?: number }> {
  const settings = await liveSettings(deps.db);
  const perAddress = { scope: 'lead-create', points: settings.enquiries_per_address_an_hour, seconds: 3_600 };
  const mine = [scaledBudget(deps, perAddress), subnetOf(req.ip ?? '')] as const;
  const { details, said } = await readCounted(deps, req.body, mine);
  const attribution = { ...attributionOf(req, said, cameByReferrer(deps, req)), attributed: true };
  const enquiry = {
    details,
    submission: submissionOf(deps, req, details),
    attribution,
    tracked: deps.outbox.isOn('cdp') && maySubmissionBeTracked(req, attribution),
    cookie: readChallenge(deps, req),
    ref: said.ref,
  };
  const reasons = spamReasons(said);
  const done: Done =
    reasons.length > 0
      ? await createQuarantined(deps, enquiry, reasons, mine)
      : await enquire(deps, enquiry, mine, allCodes(deps, settings));
  setChallengeCookie(deps, req, res, done, false);
  if (done.wait.reason === 'day') throw refuseForToday(done.wait);
  const codeIn = done.wait.reason === 'resend' ? { codeIn: Math.ceil(done.wait.ms / 1000) } : {};
  return { success: true, leadId: done.leadId, ...codeIn };
}

// Submissions that are refused as invalid count as well.
async function readCounted(deps: LeadDeps, body: unknown, mine: Share): Promise<ReturnType<typeof readCreateBody>> {
  const interests = await deps.interests();
  try {
    return readCreateBody(body, interests);
  } catch (error) {
    await spend(deps, ...mine);
    throw error;
  }
}

async function createQuarantined(deps: LeadDeps, enquiry: Enquiry, reasons: SpamReason[], mine: Share): Promise<Done> {
  await spend(deps, ...mine);
  return { ...(await quarantineSubmission(deps, { ...enquiry, reasons, address: mine[1] })), wait: NO_WAIT };
}

async function enquire(deps: LeadDeps, enquiry: Enquiry, mine: Share, codes: Share): Promise<Done> {
  // Both budgets at once, as if the code were sent for certain; where it is not, the point is refunded.
  await spendBoth(deps, mine, codes);
  const made = await enquireFirst(deps, enquiry);
  if (made) return made;
  await refund(deps, ...codes);
  return deps.db.transaction((tx) => enquireAgain(tx, deps, enquiry));
}

/** The enquiry of a phone that is not on record; undefined where it is. */
async function enquireFirst(
  deps: LeadDeps,
  { details, submission, attribution, tracked, ref }: Enquiry,
): Promise<Done | undefined> {
  const now = deps.clock.now();
  const lead = newLead(randomUUID(), details, attribution, now);
  const id = randomUUID();
  const written = await writeLead(
    deps.db,
    deps,
    lead,
    { id, submission, attribution, at: now },
    newCode(deps, id, lead),
    tracked ? leadTrack('lead_submitted', lead.id, 'NEW') : undefined,
  );
  if (!written) return undefined;
  if (ref) await referByLink(deps, ref, lead);
  return { leadId: lead.id, id, wait: NO_WAIT };
}

async function enquireAgain(tx: Database, deps: LeadDeps, enquiry: Enquiry): Promise<Done> {
  const { details, submission, attribution, cookie, tracked } = enquiry;
  const lead = await lockLeadOf(tx, details.phone);
  // Deleted between two statements, as by a reset.
  if (!lead) throw new ApiError('UNAVAILABLE');
  const now = deps.clock.now();
  const repeated = await findRepeat(tx, lead.id, cookie.get(lead.id), submission, now);
  if (repeated?.refused) throw new ApiError('LOCKED', { msg: 'This key belongs to another submission.' });
  const id = repeated?.own ? repeated.id : ((repeated && cookie.get(lead.id)) ?? randomUUID());
  // Of another browser, or a repeat long after: answered, and nothing else.
  if (repeated && !(repeated.own && repeated.open)) return { leadId: lead.id, id, wait: NO_WAIT };

  const { phone: _never, ...changes } = details;
  if (repeated) {
    await stage(tx, id, changes);
    await choose(tx, id, attribution);
  } else {
    await openEnquiry(tx, { id, leadId: lead.id, submission, staged: changes }, attribution, now);
    if (tracked) await deps.outbox.enqueue(tx, leadTrack('lead_submitted', lead.id, 'EXISTING'));
  }
  return { leadId: lead.id, id, wait: await sendUnlessOpen(tx, deps, id, lead, now) };
}

// Where the phone has to wait its 30 seconds, the form counts them down and offers to send again.
const sendUnlessOpen = async (tx: Database, deps: LeadDeps, id: string, lead: LeadRow, now: Date): Promise<Wait> =>
  (await hasOpenCode(tx, id, now)) ? NO_WAIT : sendCode(tx, deps, id, lead);

const submissionOf = (deps: LeadDeps, req: Request, details: LeadDetails): Submission => {
  const key = req.get('idempotency-key');
  const { phone, name, email, qualification, interest } = details;
  const hash = (secret: KeyObject): SubmissionHash => ({
    fingerprint: keyedHash(secret, phone, name, email, String(qualification), interest),
    idempotencyKey: key ? keyedHash(secret, 'idempotency', key) : null,
  });
  return {
    ...hash(deps.keys.current('submission')),
    accepted: deps.keys.accepted('submission').map(hash),
  };
};
