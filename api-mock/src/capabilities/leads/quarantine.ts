import { randomUUID } from 'node:crypto';

import type { ApiError } from '@prospectus/contract';
import { OTP } from '@prospectus/contract/constants';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';

import { liveSettings } from '../../content/live-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Challenge } from './lead-session.ts';
import { codeRefused, judge, NO_WAIT, type Wait, waitForNextCode } from './otp-rules.ts';
import type { LeadDetails } from './details.ts';
import { OPEN_MS } from './enquiries.ts';
import { keyedHash } from '../../platform/secrets/keyed-hash.ts';
import type { LeadDeps } from './lead-deps.ts';
import { leadQuarantine } from './quarantine-table.ts';
import type { SpamReason } from './create-body.ts';
import { leads } from './tables.ts';
import type { LeadAttribution } from './attribution.ts';

type Submission = { details: LeadDetails; attribution: LeadAttribution; reasons: SpamReason[]; address: string };

/** Stores a submission without a lead and a code; returns ids for the same answer as with both. */
export async function quarantineSubmission(
  deps: LeadDeps,
  { details, attribution, reasons, address }: Submission,
): Promise<{ leadId: string; id: string }> {
  const now = deps.clock.now();
  const phoneHashes = hashesOf(deps, details.phone);
  const [known] = await deps.db.select({ id: leads.id }).from(leads).where(eq(leads.phone, details.phone));
  const [before] = await deps.db
    .select({ id: leadQuarantine.id, enquiry_id: leadQuarantine.enquiry_id })
    .from(leadQuarantine)
    .where(
      and(
        inArray(leadQuarantine.phone_hash, phoneHashes),
        gt(leadQuarantine.created_at, new Date(now.getTime() - OPEN_MS)),
        isNull(leadQuarantine.released_at),
      ),
    )
    .orderBy(desc(leadQuarantine.created_at))
    .limit(1);
  // A repeat gets the same ids, like a real lead's.
  if (before) return { leadId: known?.id ?? before.id, id: before.enquiry_id };
  const [id, enquiry_id] = [randomUUID(), randomUUID()];
  const key = deps.keys.current('quarantine');
  await deps.db.insert(leadQuarantine).values({
    id,
    enquiry_id,
    phone_hash: keyedHash(key, 'phone', details.phone),
    address_hash: keyedHash(key, 'address', address),
    reasons,
    details,
    attribution,
    codes_at: [now.toISOString()],
    created_at: now,
  });
  return { leadId: known?.id ?? id, id: enquiry_id };
}

/** The error for a typed code of a quarantined submission; undefined if there is none. */
export const tryQuarantinedCode = (deps: LeadDeps, leadId: string, enquiryId: string): Promise<ApiError | undefined> =>
  deps.db.transaction(async (tx) => {
    const held = await lockUnreleased(tx, leadId, enquiryId);
    if (!held) return undefined;
    const now = deps.clock.now();
    const expires_at = new Date(Math.max(...sentAt(held).map(Number)) + OTP.lifetimeMs);
    const judgement = judge({ ...held, expires_at, consumed_at: null }, now, false);
    if (judgement.result === 'incorrect')
      await tx
        .update(leadQuarantine)
        .set({ tries: held.tries + 1, last_try_at: now })
        .where(eq(leadQuarantine.id, held.id));
    return judgement.result === 'accepted' ? undefined : codeRefused({ ...judgement, nextCodeMs: 0 });
  });

/** The wait for another code, as for a real lead; none is sent. */
export const resendToQuarantined = (deps: LeadDeps, leadId: string, enquiryId: string, phone: string): Promise<Wait> =>
  deps.db.transaction(async (tx) => {
    const held = await lockUnreleased(tx, leadId, enquiryId);
    if (held?.details.phone !== phone) return NO_WAIT;
    const now = deps.clock.now();
    const { codes_per_phone_a_day: perDay } = await liveSettings(tx);
    const wait = waitForNextCode(sentAt(held), perDay, now);
    if (wait.ms === 0)
      await tx
        .update(leadQuarantine)
        .set({ codes_at: [...held.codes_at, now.toISOString()], tries: 0, last_try_at: null })
        .where(eq(leadQuarantine.id, held.id));
    return wait;
  });

/** Whether a browser's enquiry is quarantined. */
export const isQuarantined = async (db: Database, leadId: string, enquiryId: string): Promise<boolean> =>
  (await lockUnreleased(db, leadId, enquiryId)) !== undefined;

/** The lead id of this browser's quarantined enquiry with a phone. */
export async function quarantinedOf(deps: LeadDeps, phone: string, own: Challenge): Promise<string | undefined> {
  const enquiries = await deps.db
    .select({ id: leadQuarantine.id, enquiry_id: leadQuarantine.enquiry_id })
    .from(leadQuarantine)
    .where(
      and(
        inArray(leadQuarantine.phone_hash, hashesOf(deps, phone)),
        inArray(leadQuarantine.id, [...own.keys()]),
        isNull(leadQuarantine.released_at),
      ),
    );
  return enquiries.find(({ id, enquiry_id }) => own.get(id) === enquiry_id)?.id;
}

const hashesOf = ({ keys }: Pick<LeadDeps, 'keys'>, phone: string): string[] =>
  keys.accepted('quarantine').map((key) => keyedHash(key, 'phone', phone));

const sentAt = ({ codes_at }: { codes_at: string[] }): Date[] => codes_at.map((at) => new Date(at));

async function lockUnreleased(tx: Database, id: string, enquiryId: string) {
  const [row] = await tx
    .select()
    .from(leadQuarantine)
    .where(and(eq(leadQuarantine.id, id), eq(leadQuarantine.enquiry_id, enquiryId), isNull(leadQuarantine.released_at)))
    .for('update');
  return row;
}
