import { type FigureGroup, FUNNEL_STEPS, type FunnelStep } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import type { FigureKind } from './figures-table.ts';
import type { Period } from './period.ts';

const STEPS = [...FUNNEL_STEPS, 'called'] as const;
type Counts = Record<FunnelStep | 'called', number>;

/** What was counted in the time (`now`) or in the one before: of everything, or of a programme, a stage or a group. */
export type Counted = Counts & { now: boolean; kind: FigureKind; value: string };
/** What was counted on a day; the median of the seconds until the first call is null where nobody was called. */
export type CountedDay = Counts & { day: string; first_call_s: number | null };

// Far more than a screen shows.
const MOST_VALUES = 400;
// Sums are larger than an integer of the database, and exact in a number of JavaScript.
const SUMS = sql.raw(STEPS.map((step) => `sum(${step})::float8 as ${step}`).join(', '));

const within = ({ days, before }: Period) => sql`day between ${before[0]}::date and ${days.at(-1)}::date`;
const isNow = ({ days }: Period) => sql`day >= ${days[0]}::date`;

/** Counts of both times, by what is always shown and by what was asked for. */
export const sumsOf = (db: Database, period: Period, by: FigureGroup): Promise<Counted[]> =>
  rows(
    db,
    sql`select * from (
        select *, row_number() over (partition by now, kind order by details desc, page desc, value) as place from (
          select ${isNow(period)} as now, kind, value, ${SUMS} from day_figures
          where ${within(period)} and kind in ('all', 'programme', 'stage', ${by}) group by 1, 2, 3) as summed) as placed
      where place <= ${sql.raw(String(MOST_VALUES))}`,
  );

/** Every day of both times on which something was counted. */
export const countedDays = (db: Database, period: Period): Promise<CountedDay[]> =>
  rows(
    db,
    sql`select day::text as day, ${sql.raw(STEPS.map((step) => `${step}::float8 as ${step}`).join(', '))}, first_call_s
      from day_figures where ${within(period)} and kind = 'all'`,
  );

/** The median of the seconds until the first call of both times; a time in which nobody was called has none. */
export const medianWaits = (db: Database, period: Period): Promise<{ now: boolean; median: number }[]> =>
  rows(
    db,
    // The one in the middle, or the mean of the two there.
    sql`select now, avg(seconds)::float8 as median from (
        select now, seconds, called, sum(called) over (partition by now order by seconds) as upto,
          sum(called) over (partition by now) as total
        from (
          select ${isNow(period)} as now, value::bigint as seconds, sum(called)::bigint as called from day_figures
          where ${within(period)} and kind = 'wait' group by 1, 2) as waits) as ranked
      where upto >= floor((total + 1) / 2) and upto - called < floor(total / 2) + 1
      group by now`,
  );

/** How many leads there are, without those that were merged into others; of days that have not changed since. */
export async function countedLeads(db: Database): Promise<number> {
  const [all] = await rows<{ n: number }>(
    db,
    sql`select coalesce(sum(details), 0)::int as n from day_figures where kind = 'all'`,
  );
  return all?.n ?? 0;
}
