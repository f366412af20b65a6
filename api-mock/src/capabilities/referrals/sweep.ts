import { sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';

const KEPT_DAYS = 180;

/** Forgets people who were referred half a year ago and never came: they have asked us for nothing. */
export async function sweepReferrals({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await db.execute(sql`delete from referrals
    where created_at < ${before}::timestamptz and not exists (select 1 from leads where leads.phone = referrals.phone)`);
}
