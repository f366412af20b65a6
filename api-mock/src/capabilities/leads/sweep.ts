import { and, inArray, isNull, lt } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { CODE_DAY_MS } from './otp-rules.ts';
import { sweepQuarantine } from './quarantine.ts';
import { holdsMore, leadEnquiries, leads, leadSessions, otpChallenges } from './tables.ts';

const DAY_MS = 86_400_000;
/** What was typed and never proved, and what tells a repeat from a new enquiry. */
const ENQUIRY_KEPT_MS = 30 * DAY_MS;
/** Somebody who never proved a phone, since their last enquiry. */
const UNVERIFIED_KEPT_MS = 180 * DAY_MS;
const AT_ONCE = 1_000;

/**
 * Drops codes that no budget counts any more, sessions that are over, what unproved enquiries hold, people who never
 * proved their phone, and what was set aside as spam; each at the end of its time.
 */
export async function sweepLeads({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(otpChallenges).where(lt(otpChallenges.created_at, ago(CODE_DAY_MS)));
  await db.delete(leadSessions).where(lt(leadSessions.expires_at, now));
  await db
    .update(leadEnquiries)
    .set({ staged: {}, fingerprint: null, idempotency_key: null })
    .where(and(lt(leadEnquiries.opened_at, ago(ENQUIRY_KEPT_MS)), holdsMore(leadEnquiries)));
  const gone = db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isNull(leads.verified_at), lt(leads.last_enquiry_at, ago(UNVERIFIED_KEPT_MS))))
    .limit(AT_ONCE);
  await db.delete(leads).where(inArray(leads.id, gone));
  await sweepQuarantine({ db, clock });
}
