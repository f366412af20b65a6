import { sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { plainRule, type RetentionRule, timeOf } from '../../platform/retention/rule.ts';

const NEVER_ENQUIRED = sql`not exists (select 1 from leads where leads.phone = referrals.phone)`;

/** People who were referred and never enquired: they did not ask for anything. */
export const referralRule = ({ db }: Pick<Platform, 'db'>): RetentionRule =>
  plainRule({
    db,
    name: 'referrals',
    due: (before) => sql`referrals where created_at < ${timeOf(before)} and ${NEVER_ENQUIRED}`,
    example: { title: sql`'••••••' || right(phone, 4)`, at: sql`created_at` },
    erase: (before, most) => sql`delete from referrals where id in (
      select id from referrals where created_at < ${timeOf(before)} and ${NEVER_ENQUIRED}
      limit ${most} for update skip locked) returning 1`,
  });
