import { lt } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { CODE_DAY_MS } from './otp-rules.ts';
import { leadSessions, otpChallenges } from './tables.ts';

/** Drops codes that no budget counts any more, and sessions that are over. */
export async function sweepLeads({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(otpChallenges).where(lt(otpChallenges.created_at, new Date(now.getTime() - CODE_DAY_MS)));
  await db.delete(leadSessions).where(lt(leadSessions.expires_at, now));
}
