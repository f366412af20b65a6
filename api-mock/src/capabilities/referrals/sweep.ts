import { sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';

const RETENTION_DAYS = 180;

/** Deletes people who were referred half a year ago and never enquired: they did not ask for anything. */
export async function sweepReferrals({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  await db.execute(sql`delete from referrals
    where created_at < ${before}::timestamptz and not exists (select 1 from leads where leads.phone = referrals.phone)`);
}
