import type { DashboardOverview } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { dayIn } from '../../platform/clock/clock.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { lastDay, onDays } from '../lectures/index.ts';
import { countChangedDays } from './count-days.ts';
import { countedLeads } from './day-figures.ts';

const WEEK_MS = 7 * 86_400_000;
type Counts = Omit<DashboardOverview, 'waiting' | 'planned' | 'changes' | 'lectures'>;

/** How many there are: of each resource, drafts, plans, leads, lectures to come, changes of a week. */
export async function readCounts(db: Database, now: Date): Promise<Counts> {
  const today = dayIn(now);
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  await countChangedDays(db);
  const [counts] = await rows<Omit<Counts, 'leads' | 'programs' | 'faqs' | 'today'>>(
    db,
    sql`select
        count(*) filter (where draft is not null)::int as drafts,
        count(*) filter (where publish_at is not null or unpublish_at is not null)::int as scheduled,
        (select count(*)::int from audit_log where at > ${weekAgo}::timestamptz and "by" is not null) as recent_changes,
        (select count(*)::int from live_lectures where deleted_at is null and cancelled_at is null and ${lastDay()} >= ${today}::date) as upcoming_lectures,
        (select count(*)::int from live_lectures where deleted_at is null and cancelled_at is null
          and ${onDays(today, today)}) as lectures_today,
        (select jsonb_object_agg(resource, n) from (
          select resource, count(*)::int as n from documents where deleted_at is null group by resource
          union all select 'live-lectures', count(*)::int from live_lectures where deleted_at is null
          union all select 'redirects', count(*)::int from redirects) as counted) as records
      from documents where deleted_at is null`,
  );
  if (!counts) throw new Error('a count without a row');
  const { program = 0, faqs = 0 } = counts.records;
  return { ...counts, leads: await countedLeads(db), today, programs: program, faqs };
}
