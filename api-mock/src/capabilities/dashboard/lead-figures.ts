import type { FigureGroup, LEAD_STEPS } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { REACHED } from '../leads/index.ts';
import type { Period } from './period.ts';

type LeadCounts = Record<(typeof LEAD_STEPS)[number] | 'called', number>;
/** Leads of the time (`now`) or of the one before: all of them, or those of a day, a programme, a stage or a group. */
export type CountedLeads = LeadCounts & {
  now: boolean;
  kind: 'all' | 'day' | 'programme' | 'stage' | 'group';
  value: string;
};

const DAY = sql`(leads.created_at at time zone 'Asia/Kolkata')::date`;
const COLUMN: Readonly<Record<FigureGroup, SQL>> = {
  page: sql`leads.page`,
  source: sql`leads.visit_source`,
  campaign: sql`leads.campaign`,
  device: sql`leads.device`,
  programme: sql`leads.interest`,
  // Days are counted anyway.
  day: sql`null::text`,
};
// More than the days of a year, and far more than a screen shows of anything else.
const MOST_VALUES = 400;

const within = ({ start, end }: Period) =>
  sql`leads.merged_into is null and leads.created_at >= ${start.toISOString()}::timestamptz
    and leads.created_at < ${end.toISOString()}::timestamptz`;
const isNow = ({ turn }: Period) => sql`leads.created_at >= ${turn.toISOString()}::timestamptz`;

/** Leads by everything the dashboard shows, in one pass over them. */
export const countLeads = (db: Database, period: Period, by: FigureGroup): Promise<CountedLeads[]> =>
  rows(
    db,
    sql`select now, kind, value, details, code, verified, erp, stage, called from (
        select counted.*, row_number() over (partition by now, kind order by details desc, value) as place from (
          select now,
            case when grouping(day) = 0 then 'day' when grouping(interest) = 0 then 'programme'
              when grouping(sales_stage) = 0 then 'stage' when grouping(grouped) = 0 then 'group' else 'all' end as kind,
            coalesce(day::text, interest, sales_stage, grouped, '') as value,
            count(*)::int as details, (count(*) filter (where code))::int as code,
            (count(*) filter (where verified))::int as verified, (count(*) filter (where erp))::int as erp,
            (count(*) filter (where stage))::int as stage, (count(*) filter (where called))::int as called
          from (
            select ${isNow(period)} as now, ${DAY} as day, leads.interest, leads.sales_stage, ${COLUMN[by]} as grouped,
              ${REACHED.code} as code, ${REACHED.verified} as verified, ${REACHED.erp} as erp, ${REACHED.stage} as stage,
              ${REACHED.called} as called
            from leads where ${within(period)}) as one
          group by grouping sets ((now), (now, day), (now, interest), (now, sales_stage), (now, grouped))) as counted) as placed
      where place <= ${sql.raw(String(MOST_VALUES))}`,
  );

/** Seconds until the first call, for one half of those called: of each day, and of the whole time where `day` is null. */
export const firstCalls = (
  db: Database,
  period: Period,
): Promise<{ now: boolean; day: string | null; median: number }[]> =>
  rows(
    db,
    sql`select now, day::text as day, percentile_cont(0.5) within group (order by waited)::float8 as median from (
        select ${isNow(period)} as now, ${DAY} as day,
          extract(epoch from leads.first_call_at - leads.created_at)::float8 as waited
        from leads where ${within(period)} and ${REACHED.called}) as called
      group by grouping sets ((now), (now, day))`,
  );
