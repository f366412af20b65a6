import { type FigureGroup, type figuresQuery, FUNNEL_STEPS, type FunnelStep } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';

import { type Database, rows } from '../../platform/database/database.ts';
import type { FigureKind } from './figures-table.ts';

const STEPS = [...FUNNEL_STEPS, 'called'] as const;
type Counts = Record<FunnelStep | 'called', number>;

/** Counts of the period (`now`) or of the one before, in total or by programme, stage or group. */
export type Counted = Counts & { now: boolean; kind: FigureKind; value: string };
/** Counts of a day; the median of the seconds until the first call is null without a call. */
export type CountedDay = Counts & { day: string; first_call_s: number | null };

// Far more than a screen shows.
const MAX_VALUES = 400;
// Sums can exceed a 32-bit integer, and are exact in a double.
const SUMS = sql.raw(STEPS.map((step) => `sum(${step})::float8 as ${step}`).join(', '));

const within = ({ days, before }: Period) => sql`day between ${before[0]}::date and ${days.at(-1)}::date`;
const isNow = ({ days }: Period) => sql`day >= ${days[0]}::date`;

/** Counts of both periods by programme, stage and the requested group. */
export const sumsOf = (db: Database, period: Period, by: FigureGroup): Promise<Counted[]> =>
  rows(
    db,
    sql`select * from (
        select *, row_number() over (partition by now, kind order by details desc, page desc, value) as place from (
          select ${isNow(period)} as now, kind, value, ${SUMS} from day_figures
          where ${within(period)} and kind in ('all', 'programme', 'stage', ${by}) group by 1, 2, 3) as summed) as placed
      where place <= ${sql.raw(String(MAX_VALUES))}`,
  );

/** The days of both periods that have counts. */
export const countedDays = (db: Database, period: Period): Promise<CountedDay[]> =>
  rows(
    db,
    sql`select day::text as day, ${sql.raw(STEPS.map((step) => `${step}::float8 as ${step}`).join(', '))}, first_call_s
      from day_figures where ${within(period)} and kind = 'all'`,
  );

/** The median of the seconds until the first call, for each period with a call. */
export const medianWaits = (db: Database, period: Period): Promise<{ now: boolean; median: number }[]> =>
  rows(
    db,
    sql`select now, avg(seconds)::float8 as median from (
        select now, seconds, called, sum(called) over (partition by now order by seconds) as upto,
          sum(called) over (partition by now) as total
        from (
          select ${isNow(period)} as now, value::bigint as seconds, sum(called)::bigint as called from day_figures
          where ${within(period)} and kind = 'wait' group by 1, 2) as waits) as ranked
      where upto >= floor((total + 1) / 2) and upto - called < floor(total / 2) + 1
      group by now`,
  );

/** The number of leads, without merged ones. */
export async function countedLeads(db: Database): Promise<number> {
  const [all] = await rows<{ n: number }>(
    db,
    sql`select coalesce(sum(details), 0)::int as n from day_figures where kind = 'all'`,
  );
  return all?.n ?? 0;
}

const DAY_MS = 86_400_000;

/** A period of days (Asia/Kolkata), and the period of the same length before it. */
export type Period = { from: string; to: string; days: string[]; before: string[] };

export function periodOf({ from, to }: Pick<z.output<typeof figuresQuery>, 'from' | 'to'>): Period {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const daysFrom = (first: number) =>
    Array.from({ length }, (_, nth) => new Date(first + nth * DAY_MS).toISOString().slice(0, 10));
  return {
    from,
    to,
    days: daysFrom(Date.parse(from)),
    before: daysFrom(Date.parse(from) - length * DAY_MS),
  };
}
