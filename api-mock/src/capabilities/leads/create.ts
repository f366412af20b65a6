import { type KeyObject, randomUUID } from 'node:crypto';

import { ApiError } from '@prospectus/contract';
import type { Request, Response } from 'express';

import { liveSettings } from '../../content/live-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type Budget,
  type Budgets,
  refund,
  scaledBudget,
  spend,
  spendEach,
  subnetOf,
} from '../../platform/limits/limit.ts';
import { cameByReferrer, setChallengeCookie, readChallenge } from './lead-session.ts';
import { NO_WAIT, refuseForToday, type Wait } from './otp-rules.ts';
import { readCreateBody, type SpamReason, spamReasons } from './create-body.ts';
import { submissions } from './figures.ts';
import { leadTrack, maySubmissionBeTracked } from './messages.ts';
import type { LeadDetails } from './details.ts';
import { storeChoices, findRepeat, openEnquiry, stage, type Submission, type SubmissionHash } from './enquiries.ts';
import { lockLeadOf, newLead, writeLead } from './first-enquiry.ts';
import { keyedHash } from '../../platform/secrets/keyed-hash.ts';
import type { LeadDeps } from './lead-deps.ts';
import { quarantineSubmission } from './quarantine.ts';
import { addressOf, codeBudgets, hasOpenCode, newCode, sendCode } from './send-code.ts';
import { referByLink } from '../referrals/index.ts';
import { type LeadAttribution, attributionOf } from './attribution.ts';
import type { LeadRow } from './tables.ts';

type Enquiry = {
  details: LeadDetails;
  submission: Submission;
  attribution: LeadAttribution;
  cookie: ReadonlyMap<string, string>;
  /** Code of a referral link. */
  ref: string | undefined;
  tracked: boolean;
};
/** A budget and its subject. */
type AddressBudget = readonly [Budget, string];
/** The ids to answer with, and the wait for a code. */
type Created = { leadId: string; id: string; wait: Wait };

/**
 * Creates an enquiry and sends its code. A repeated submission (same key, browser or content) creates nothing; for a
 * phone on record the changes are staged until the code is verified. Suspected spam is quarantined and gets the same
 * answer.
 */
export async function createLead(
  deps: LeadDeps,
  req: Request,
  res: Response,
): Promise<{ success: true; leadId: string; codeIn?: number }> {
  const settings = await liveSettings(deps.db);
  const perAddress = { scope: 'lead-create', points: settings.enquiries_per_address_an_hour, seconds: 3_600 };
  const budget = [scaledBudget(deps, perAddress), subnetOf(req.ip ?? '')] as const;
  const { details, extras } = await readCounted(deps, req.body, budget);
  const attribution = { ...attributionOf(req, extras, cameByReferrer(deps, req)), attributed: true };
  const enquiry = {
    details,
    submission: submissionOf(deps, req, details),
    attribution,
    tracked: deps.outbox.isOn('cdp') && maySubmissionBeTracked(req, attribution),
    cookie: readChallenge(deps, req),
    ref: extras.ref,
  };
  const reasons = spamReasons(extras);
  const created: Created =
    reasons.length > 0
      ? await createQuarantined(deps, enquiry, reasons, budget)
      : await enquire(deps, enquiry, budget, codeBudgets(deps, settings, addressOf(deps, details, details.email)));
  setChallengeCookie(deps, req, res, created, false);
  if (created.wait.reason === 'day') throw refuseForToday(created.wait);
  const codeIn = created.wait.reason === 'resend' ? { codeIn: Math.ceil(created.wait.ms / 1000) } : {};
  return { success: true, leadId: created.leadId, ...codeIn };
}

// Invalid submissions count, too.
async function readCounted(
  deps: LeadDeps,
  body: unknown,
  budget: AddressBudget,
): Promise<ReturnType<typeof readCreateBody>> {
  const interests = await deps.interests();
  try {
    return readCreateBody(body, interests);
  } catch (error) {
    await spend(deps, ...budget);
    throw error;
  }
}

async function createQuarantined(
  deps: LeadDeps,
  enquiry: Enquiry,
  reasons: SpamReason[],
  budget: AddressBudget,
): Promise<Created> {
  await spend(deps, ...budget);
  const quarantined = await quarantineSubmission(deps, { ...enquiry, reasons, address: budget[1] });
  submissions.inc({ kind: 'quarantined' });
  return { ...quarantined, wait: NO_WAIT };
}

async function enquire(deps: LeadDeps, enquiry: Enquiry, budget: AddressBudget, codes: Budgets): Promise<Created> {
  // All budgets in one statement; the code's points are refunded if none is sent.
  await spendEach(deps, [budget, ...codes]);
  const first = await enquireFirst(deps, enquiry);
  if (first) {
    submissions.inc({ kind: 'new' });
    return first;
  }
  for (const code of codes) await refund(deps, ...code);
  const again = await deps.db.transaction((tx) => enquireAgain(tx, deps, enquiry));
  submissions.inc({ kind: 'repeated' });
  return again;
}

/** Creates the lead of a new phone; undefined for a phone on record. */
async function enquireFirst(
  deps: LeadDeps,
  { details, submission, attribution, tracked, ref }: Enquiry,
): Promise<Created | undefined> {
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

async function enquireAgain(tx: Database, deps: LeadDeps, enquiry: Enquiry): Promise<Created> {
  const { details, submission, attribution, cookie, tracked } = enquiry;
  const lead = await lockLeadOf(tx, details.phone);
  // Deleted between two statements, for example by a reset.
  if (!lead) throw new ApiError('UNAVAILABLE');
  const now = deps.clock.now();
  const repeated = await findRepeat(tx, lead.id, cookie.get(lead.id), submission, now);
  if (repeated?.refused) throw new ApiError('LOCKED', { msg: 'This key belongs to another submission.' });
  const id = repeated?.own ? repeated.id : ((repeated && cookie.get(lead.id)) ?? randomUUID());
  // A repeat by another browser, or of a finished enquiry, changes nothing.
  if (repeated && !(repeated.own && repeated.open)) return { leadId: lead.id, id, wait: NO_WAIT };

  const { phone: _unchanged, ...changes } = details;
  if (repeated) {
    await stage(tx, id, changes);
    await storeChoices(tx, id, attribution);
  } else {
    await openEnquiry(tx, { id, leadId: lead.id, submission, staged: changes }, attribution, now);
    if (tracked) await deps.outbox.enqueue(tx, leadTrack('lead_submitted', lead.id, 'EXISTING'));
  }
  return { leadId: lead.id, id, wait: await sendUnlessOpen(tx, deps, id, lead, now) };
}

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
