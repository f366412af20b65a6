import { type SQL, sql } from 'drizzle-orm';

import { dayIn } from '../../platform/clock/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { plainRule, type RetentionRule } from '../../platform/retention/rule.ts';

/** Counts of days past their retention. */
export const eventRule = ({ db }: Pick<Platform, 'db'>): RetentionRule =>
  plainRule({
    db,
    name: 'page-events',
    due: (before) => sql`event_counts where ${older(before)}`,
    example: { title: sql`name || ' · ' || path`, at: sql`day::timestamp at time zone 'Asia/Kolkata'` },
    erase: (before, most) => sql`delete from event_counts where ctid in (
      select ctid from event_counts where ${older(before)} limit ${most} for update skip locked) returning 1`,
  });

const older = (before: Date): SQL => sql`day < ${dayIn(before)}::date`;
