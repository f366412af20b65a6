import { randomUUID } from 'node:crypto';

import type { ApiError } from '@prospectus/contract';
import { OTP } from '@prospectus/contract/constants';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { codeRefused, refuseForNow } from './code-refused.ts';
import type { LeadDetails } from './details.ts';
import { OPEN_MS } from './enquiries.ts';
import { keyedHash } from './keyed-hash.ts';
import type { LeadDeps } from './lead-deps.ts';
import { judge } from './otp-rules.ts';
import { leadQuarantine } from './quarantine-table.ts';
import type { SpamReason } from './spam.ts';
import { leads } from './tables.ts';
import type { Touch } from './touch.ts';

const KEPT_MS = 30 * 86_400_000;
type Submission = { details: LeadDetails; touch: Touch; reasons: SpamReason[]; address: string };

/** Sets a submission aside: no lead, no code, and ids to answer with as if there were both. */
export async function setAside(
  deps: LeadDeps,
  { details, touch, reasons, address }: Submission,
): Promise<{ leadId: string; id: string }> {
  const now = deps.clock.now();
  const phone_hash = keyedHash(deps.secret, 'phone', details.phone);
  const [known] = await deps.db.select({ id: leads.id }).from(leads).where(eq(leads.phone, details.phone));
  const [before] = await deps.db
    .select({ id: leadQuarantine.id, enquiry_id: leadQuarantine.enquiry_id })
    .from(leadQuarantine)
    .where(
      and(
        eq(leadQuarantine.phone_hash, phone_hash),
        gt(leadQuarantine.created_at, new Date(now.getTime() - OPEN_MS)),
        isNull(leadQuarantine.released_at),
      ),
    )
    .orderBy(desc(leadQuarantine.created_at))
    .limit(1);
  // The same again answers the same, as it would for a real lead.
  if (before) return { leadId: known?.id ?? before.id, id: before.enquiry_id };
  const [id, enquiry_id] = [randomUUID(), randomUUID()];
  const address_hash = keyedHash(deps.secret, 'address', address);
  await deps.db
    .insert(leadQuarantine)
    .values({ id, enquiry_id, phone_hash, address_hash, reasons, details, touch, created_at: now });
  return { leadId: known?.id ?? id, id: enquiry_id };
}

/** How a guess at the code of a submission that was set aside is refused; undefined where there is none. */
export const guessAtQuarantined = (deps: LeadDeps, leadId: string, enquiryId: string): Promise<ApiError | undefined> =>
  deps.db.transaction(async (tx) => {
    const found = await unreleased(tx, leadId, enquiryId);
    if (!found) return undefined;
    const now = deps.clock.now();
    const expires_at = new Date(found.created_at.getTime() + OTP.lifetimeMs);
    const judgement = judge({ ...found, expires_at, consumed_at: null }, now, false);
    if (judgement.result === 'incorrect')
      await tx
        .update(leadQuarantine)
        .set({ tries: found.tries + 1, last_try_at: now })
        .where(eq(leadQuarantine.id, found.id));
    return judgement.result === 'accepted' ? undefined : codeRefused({ ...judgement, nextCodeMs: 0 });
  });

/** Why another code for it is refused, as one for a real lead would be; undefined where it would be sent. */
export async function resendToQuarantined(
  deps: LeadDeps,
  leadId: string,
  enquiryId: string,
): Promise<ApiError | undefined> {
  const found = await unreleased(deps.db, leadId, enquiryId);
  const ms = found ? found.created_at.getTime() + OTP.resendWaitMs - deps.clock.now().getTime() : 0;
  return ms > 0 ? refuseForNow({ ms, reason: 'resend' }) : undefined;
}

async function unreleased(tx: Database, id: string, enquiryId: string) {
  const [found] = await tx
    .select()
    .from(leadQuarantine)
    .where(and(eq(leadQuarantine.id, id), eq(leadQuarantine.enquiry_id, enquiryId), isNull(leadQuarantine.released_at)))
    .for('update');
  return found;
}

/** Forgets what was set aside a month ago. */
export async function sweepQuarantine({ db, clock }: Pick<LeadDeps, 'db' | 'clock'>): Promise<void> {
  await db.delete(leadQuarantine).where(lt(leadQuarantine.created_at, new Date(clock.now().getTime() - KEPT_MS)));
}
