import { and, inArray, isNull, lt } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { CODE_DAY_MS } from './otp-rules.ts';
import { sweepQuarantine } from './quarantine.ts';
import { holdsMore, leadEnquiries, leads, leadSessions, otpChallenges } from './tables.ts';

const DAY_MS = 86_400_000;
/** Staged changes that were never verified, and what tells a repeat from a new enquiry. */
const ENQUIRY_RETENTION_MS = 30 * DAY_MS;
/** Leads with an unverified phone, since their last enquiry. */
const UNVERIFIED_RETENTION_MS = 180 * DAY_MS;
const AT_ONCE = 1_000;

/**
 * Deletes codes that no budget counts any more, expired sessions, staged changes of unverified enquiries, leads with an
 * unverified phone, and quarantined submissions; each after its retention time.
 */
export async function sweepLeads({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(otpChallenges).where(lt(otpChallenges.created_at, ago(CODE_DAY_MS)));
  await db.delete(leadSessions).where(lt(leadSessions.expires_at, now));
  await db
    .update(leadEnquiries)
    .set({ staged: {}, fingerprint: null, idempotency_key: null })
    .where(and(lt(leadEnquiries.opened_at, ago(ENQUIRY_RETENTION_MS)), holdsMore(leadEnquiries)));
  const gone = db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isNull(leads.verified_at), lt(leads.last_enquiry_at, ago(UNVERIFIED_RETENTION_MS))))
    .limit(AT_ONCE);
  await db.delete(leads).where(inArray(leads.id, gone));
  await sweepQuarantine({ db, clock });
}
