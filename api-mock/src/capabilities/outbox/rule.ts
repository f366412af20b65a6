import { type SQL, sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { plainRule, type RetentionRule, timeOf } from '../../platform/retention/rule.ts';

/** Entries that were sent or given up: they contain phones and addresses. */
export const messageRule = ({ db }: Pick<Platform, 'db'>): RetentionRule =>
  plainRule({
    db,
    name: 'messages',
    due: (before) => sql`outbox where ${over(before)}`,
    example: { title: sql`channel || ' · ' || purpose`, at: sql`created_at` },
    erase: (before, most) => sql`delete from outbox where id in (
      select id from outbox where ${over(before)} limit ${most} for update skip locked) returning 1`,
  });

const over = (before: Date): SQL => sql`status in ('sent', 'dead') and created_at < ${timeOf(before)}`;
