import { randomUUID } from 'node:crypto';

import type { ApiError } from '@prospectus/contract';
import { OTP } from '@prospectus/contract/constants';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';

import { liveSettings } from '../../content/live-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Challenge } from './challenge-cookie.ts';
import { codeRefused } from './code-refused.ts';
import type { LeadDetails } from './details.ts';
import { OPEN_MS } from './enquiries.ts';
import { keyedHash } from '../../platform/secrets/keyed-hash.ts';
import type { LeadDeps } from './lead-deps.ts';
import { judge, NO_WAIT, type Wait, waitForNextCode } from './otp-rules.ts';
import { leadQuarantine } from './quarantine-table.ts';
import type { SpamReason } from './spam.ts';
import { leads } from './tables.ts';
import type { LeadAttribution } from './attribution.ts';

type Submission = { details: LeadDetails; attribution: LeadAttribution; reasons: SpamReason[]; address: string };

/** Quarantines a submission: no lead and no code, but ids to answer with as if there were both. */
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
  // A repeat answers the same, as it would for a real lead.
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

/** The error for a guess at the code of a quarantined submission; undefined where there is no such submission. */
export const guessAtQuarantined = (deps: LeadDeps, leadId: string, enquiryId: string): Promise<ApiError | undefined> =>
  deps.db.transaction(async (tx) => {
    const found = await unreleased(tx, leadId, enquiryId);
    if (!found) return undefined;
    const now = deps.clock.now();
    const expires_at = new Date(Math.max(...sentAt(found).map(Number)) + OTP.lifetimeMs);
    const judgement = judge({ ...found, expires_at, consumed_at: null }, now, false);
    if (judgement.result === 'incorrect')
      await tx
        .update(leadQuarantine)
        .set({ tries: found.tries + 1, last_try_at: now })
        .where(eq(leadQuarantine.id, found.id));
    return judgement.result === 'accepted' ? undefined : codeRefused({ ...judgement, nextCodeMs: 0 });
  });

/** How long another code for it has to wait, as one for a real lead would; none is sent. */
export const resendToQuarantined = (deps: LeadDeps, leadId: string, enquiryId: string, phone: string): Promise<Wait> =>
  deps.db.transaction(async (tx) => {
    const found = await unreleased(tx, leadId, enquiryId);
    if (found?.details.phone !== phone) return NO_WAIT;
    const now = deps.clock.now();
    const { codes_per_phone_a_day: perDay } = await liveSettings(tx);
    const wait = waitForNextCode(sentAt(found), perDay, now);
    if (wait.ms === 0)
      await tx
        .update(leadQuarantine)
        .set({ codes_at: [...found.codes_at, now.toISOString()], tries: 0, last_try_at: null })
        .where(eq(leadQuarantine.id, found.id));
    return wait;
  });

/** Whether a browser's enquiry is quarantined. */
export const isQuarantined = async (db: Database, leadId: string, enquiryId: string): Promise<boolean> =>
  (await unreleased(db, leadId, enquiryId)) !== undefined;

/** The id answered to a browser for a phone of which it has a quarantined enquiry. */
export async function quarantinedOf(deps: LeadDeps, phone: string, own: Challenge): Promise<string | undefined> {
  const found = await deps.db
    .select({ id: leadQuarantine.id, enquiry_id: leadQuarantine.enquiry_id })
    .from(leadQuarantine)
    .where(
      and(
        inArray(leadQuarantine.phone_hash, hashesOf(deps, phone)),
        inArray(leadQuarantine.id, [...own.keys()]),
        isNull(leadQuarantine.released_at),
      ),
    );
  return found.find(({ id, enquiry_id }) => own.get(id) === enquiry_id)?.id;
}

const hashesOf = ({ keys }: Pick<LeadDeps, 'keys'>, phone: string): string[] =>
  keys.accepted('quarantine').map((key) => keyedHash(key, 'phone', phone));

const sentAt = ({ codes_at }: { codes_at: string[] }): Date[] => codes_at.map((at) => new Date(at));

async function unreleased(tx: Database, id: string, enquiryId: string) {
  const [found] = await tx
    .select()
    .from(leadQuarantine)
    .where(and(eq(leadQuarantine.id, id), eq(leadQuarantine.enquiry_id, enquiryId), isNull(leadQuarantine.released_at)))
    .for('update');
  return found;
}
