import { sql } from 'drizzle-orm';
import { type Request, type Response, Router } from 'express';

import { dayIn } from '../../platform/clock/clock.ts';
import { rows } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { rememberPattern } from '../../platform/http/route.ts';

const WEEK_MS = 7 * 86_400_000;

/** Counts for the console's first screen: records by resource, what waits to be published, what comes next. */
export function dashboardRoutes(deps: Platform): Router {
  const router = Router();
  router.get(
    '/admin/dashboard',
    rememberPattern('/admin/dashboard'),
    deps.access.allow('read', 'dashboard'),
    async (_req: Request, res: Response) => {
      const now = deps.clock.now();
      const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
      const today = dayIn(now);
      const [counts] = await rows<Record<string, number>>(
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
      res.set('Cache-Control', 'no-store').json({ data: counts });
    },
  );
  return router;
}
