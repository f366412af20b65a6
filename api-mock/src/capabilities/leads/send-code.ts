import { randomInt, randomUUID } from 'node:crypto';

import { BRAND_NAME, type Settings } from '@prospectus/contract';
import { OTP } from '@prospectus/contract/constants';
import { withCountryCode } from '@prospectus/contract/forms';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';

import { liveSettings } from '../../content/live-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Budget, type Budgets, scaledBudget, spendEach } from '../../platform/limits/limit.ts';
import { SECRET_PLACEHOLDER, type OutboxEntry } from '../outbox/index.ts';
import { keyedHash, sameHash } from '../../platform/secrets/keyed-hash.ts';
import type { LeadDeps } from './lead-deps.ts';
import { CODE_DAY_MS, isOpen, type Wait, waitForNextCode } from './otp-rules.ts';
import { isForeign } from '../../platform/phone/phone.ts';
import { PURPOSE } from './messages.ts';
import { leadEnquiries, otpChallenges, type LeadRow } from './tables.ts';

/** Sends a code for an enquiry unless the phone has to wait. The caller has locked the lead. */
export async function sendCode(tx: Database, deps: LeadDeps, enquiryId: string, lead: LeadRow): Promise<Wait> {
  const now = deps.clock.now();
  const settings = await liveSettings(tx);
  const wait = await codeWait(tx, settings, lead.phone, now);
  if (wait.reason === 'resend') await linkEarlierCode(tx, enquiryId, lead);
  if (wait.ms > 0) return wait;
  const { row, entry } = newCode(deps, enquiryId, lead, await emailFor(tx, enquiryId, lead));
  await tx.insert(otpChallenges).values(row);
  await deps.outbox.enqueue(tx, entry);
  // Last, as the next sender waits for this row's lock.
  await spendEach({ ...deps, db: tx }, codeBudgets(deps, settings, entry));
  return wait;
}

/** A new code: the row with its hash, and the message. */
export type NewCode = { row: typeof otpChallenges.$inferInsert; entry: OutboxEntry };

export function newCode(deps: LeadDeps, enquiryId: string, lead: LeadRow, email: string = lead.email): NewCode {
  const now = deps.clock.now();
  const id = randomUUID();
  const text = String(randomInt(10 ** OTP.length)).padStart(OTP.length, '0');
  const expiresAt = new Date(now.getTime() + OTP.lifetimeMs);
  return {
    row: {
      id,
      enquiry_id: enquiryId,
      lead_id: lead.id,
      phone: lead.phone,
      code_hash: keyedHash(deps.keys.current('one-time-code'), id, text),
      created_at: now,
      expires_at: expiresAt,
    },
    entry: {
      ...addressOf(deps, lead, email),
      purpose: PURPOSE.code,
      subject: lead.id,
      secretText: text,
      expiresAt,
    },
  };
}

/** The budgets of all phones, in an hour and in a day: the most that codes can cost. */
export function allCodes(deps: LeadDeps, settings: Settings): Budget[] {
  const msg = 'We can’t send any more codes at the moment. Please try again later, or call us.';
  return [
    scaledBudget(deps, { scope: 'lead-codes', points: settings.codes_per_hour, seconds: 3_600, msg }),
    scaledBudget(deps, { scope: 'lead-codes-day', points: settings.codes_per_day, seconds: CODE_DAY_MS / 1000, msg }),
  ];
}

/**
 * What a code spends: a phone has a limit of its own, a mailbox that many phones name gets one here. Only codes that are
 * sent count, so that other requests cannot exhaust it.
 */
export const codeBudgets = (
  deps: LeadDeps,
  settings: Settings,
  { channel, recipient }: Pick<OutboxEntry, 'channel' | 'recipient'>,
): Budgets => [
  ...(channel === 'email' ? [[ofMailbox(settings), recipient.toLowerCase()] as const] : []),
  ...allCodes(deps, settings).map((budget) => [budget, ALL_PHONES] as const),
];

export const ALL_PHONES = 'all';
const ofMailbox = ({ codes_per_phone_a_day: points }: Settings): Budget => ({
  scope: 'lead-codes-mailbox',
  points,
  seconds: CODE_DAY_MS / 1000,
});

export const isCode = (
  { keys }: Pick<LeadDeps, 'keys'>,
  sent: { id: string; code_hash: string },
  code: string,
): boolean => keys.accepted('one-time-code').some((key) => sameHash(sent.code_hash, keyedHash(key, sent.id, code)));

export async function codeWait(tx: Database, settings: Settings, phone: string, now: Date): Promise<Wait> {
  const sent = await tx
    .select({ at: otpChallenges.created_at })
    .from(otpChallenges)
    .where(
      and(
        eq(otpChallenges.phone, phone),
        gt(otpChallenges.created_at, new Date(now.getTime() - CODE_DAY_MS)),
        // Those of a clock that was far ahead would count for as long.
        lt(otpChallenges.created_at, new Date(now.getTime() + CODE_DAY_MS)),
      ),
    );
  return waitForNextCode(
    sent.map(({ at }) => at),
    settings.codes_per_phone_a_day,
    now,
  );
}

/** The newest code of an enquiry, locked; older ones are not valid. */
export async function newestCode(tx: Database, enquiryId: string) {
  const [code] = await tx
    .select()
    .from(otpChallenges)
    .where(eq(otpChallenges.enquiry_id, enquiryId))
    .orderBy(desc(otpChallenges.created_at))
    .limit(1)
    .for('update');
  return code;
}

/**
 * A code that was just sent for another enquiry of the phone: this enquiry has to wait for its own, and may try that one.
 * Only the first try, so that the other browser has two of three left.
 */
export async function earlierCode(tx: Database, enquiryId: string, now: Date) {
  const [row] = await tx
    .select({ code: otpChallenges })
    .from(leadEnquiries)
    .innerJoin(otpChallenges, eq(otpChallenges.id, leadEnquiries.earlier_code))
    .where(eq(leadEnquiries.id, enquiryId))
    .for('update', { of: otpChallenges });
  return row && row.code.tries === 0 && isOpen(row.code, now) ? row.code : undefined;
}

async function linkEarlierCode(tx: Database, enquiryId: string, lead: LeadRow): Promise<void> {
  const [code] = await tx
    .select({ id: otpChallenges.id, of: otpChallenges.enquiry_id })
    .from(otpChallenges)
    .where(eq(otpChallenges.lead_id, lead.id))
    .orderBy(desc(otpChallenges.created_at))
    .limit(1);
  if (code && code.of !== enquiryId)
    await tx.update(leadEnquiries).set({ earlier_code: code.id }).where(eq(leadEnquiries.id, enquiryId));
}

export async function hasOpenCode(tx: Database, enquiryId: string, now: Date): Promise<boolean> {
  const code = await newestCode(tx, enquiryId);
  return code !== undefined && isOpen(code, now);
}

const MINUTES = OTP.lifetimeMs / 60_000;
const TEXT = `${SECRET_PLACEHOLDER} is your OTP for ${BRAND_NAME}. It is valid for ${MINUTES} minutes. Please do not share it with anyone.`;

/** By SMS to an Indian number; by e-mail to a foreign one, or if SMS is off. */
export function addressOf(deps: LeadDeps, lead: Pick<LeadRow, 'phone'>, email: string) {
  return isForeign(lead.phone) || !deps.outbox.isOn('sms')
    ? { channel: 'email' as const, recipient: email, body: { subject: `Your OTP for ${BRAND_NAME}`, text: TEXT } }
    : { channel: 'sms' as const, recipient: withCountryCode(lead.phone), body: TEXT };
}

/** The address on record; for an unverified lead the one that its first browser has corrected. */
async function emailFor(tx: Database, enquiryId: string, lead: LeadRow): Promise<string> {
  if (lead.verified_at !== null) return lead.email;
  const [first] = await tx
    .select({ id: leadEnquiries.id, staged: leadEnquiries.staged })
    .from(leadEnquiries)
    .where(eq(leadEnquiries.lead_id, lead.id))
    .orderBy(asc(leadEnquiries.opened_at))
    .limit(1);
  return (first?.id === enquiryId && first.staged.email) || lead.email;
}
