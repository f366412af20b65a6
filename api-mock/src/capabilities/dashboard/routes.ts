import type { DashboardCounts } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import type { Router } from 'express';

import { dayIn } from '../../platform/clock/clock.ts';
import { consoleRouter } from '../../platform/console/console-router.ts';
import { rows } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

const WEEK_MS = 7 * 86_400_000;

/** Counts for the console's first screen: records by resource, what waits to be published, what comes next. */
export const dashboardRoutes = (deps: Platform): Router =>
  consoleRouter(deps, 'dashboard', {
    counts: async () => {
      const now = deps.clock.now();
      const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
      const today = dayIn(now);
      const [counts] = await rows<DashboardCounts>(
        deps.db,
        sql`select
            count(*) filter (where resource = 'program')::int as programs,
            count(*) filter (where resource = 'faqs')::int as faqs,
            count(*) filter (where draft is not null)::int as drafts,
            count(*) filter (where publish_at is not null or unpublish_at is not null)::int as scheduled,
            (select count(*)::int from audit_log where at > ${weekAgo}::timestamptz and "by" is not null) as recent_changes,
            (select count(*)::int from leads) as leads,
            (select count(*)::int from live_lectures where end_date >= ${today}::date) as upcoming_lectures
          from documents where deleted_at is null`,
      );
      if (!counts) throw new Error('a count without a row');
      return counts;
    },
  });
