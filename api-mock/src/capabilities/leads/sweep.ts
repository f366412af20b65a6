import { lt } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { CODE_DAY_MS } from './otp-rules.ts';
import { leadSessions, otpChallenges } from './tables.ts';

/** Deletes codes that no budget counts any more, and expired sessions. What staff may decide is in the retention rules. */
export async function sweepLeads({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(otpChallenges).where(lt(otpChallenges.created_at, new Date(now.getTime() - CODE_DAY_MS)));
  await db.delete(leadSessions).where(lt(leadSessions.expires_at, now));
}
