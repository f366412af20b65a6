import { and, inArray, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { REACHED } from '../leads/index.ts';
import { dayFigures, FIGURE_KINDS } from './figures-table.ts';

/** Days that one transaction counts: others wait for it, and an administrator with them. */
const DAYS_AT_ONCE = 10;
const LOCK = sql`select pg_advisory_xact_lock(hashtext('day-figures'))`;

/**
 * Counts the figures of all days that have changed since they were counted, or of those between two days
 * (`2026-03-01`). Returns when they are up to date with everything that was committed before it was called.
 */
export async function countChangedDays(
  db: Database,
  { from, to } = { from: '-infinity', to: 'infinity' },
): Promise<void> {
  const within = sql`day between ${from}::date and ${to}::date`;
  for (;;) {
    const [changed] = await rows<{ day: string }>(db, sql`select day from changed_days where ${within} limit 1`);
    if (!changed) return;
    await db.transaction(async (tx) => {
      await tx.execute(LOCK);
      // First of all: what is committed while the days are counted has them counted once more.
      const removed = await rows<{ day: string }>(
        tx,
        sql`delete from changed_days where day in (
              select distinct day from changed_days where ${within} order by day desc limit ${sql.raw(String(DAYS_AT_ONCE))})
            returning day::text as day`,
      );
      const days = [...new Set(removed.map(({ day }) => day))];
      if (days.length > 0) await countDays(tx, days);
    });
  }
}

// Properties are compared as the text they are stored as: reading it as JSON takes many times as long.
const OPENED = sql.raw(
  `name = 'form_step' and props like '%"step":"MOBILE_NUMBER"%' and props not like '%"previous":%'`,
);
const PHONE_ENTERED = sql.raw(`name = 'form_step' and props like '%"previous":"MOBILE_NUMBER"%'`);

// For the median of many days: as exact as anybody reads it, in few rows a day.
const WAIT = sql.raw(`(case when waited < 600 then round(waited) when waited < 14400 then round(waited / 60) * 60
  else round(waited / 900) * 900 end)::bigint::text`);

async function countDays(tx: Database, days: readonly string[]): Promise<void> {
  const these = sql.join(
    days.map((day) => sql`${day}::date`),
    sql`, `,
  );
  // Kinds are named as the key begins with them.
  await tx.delete(dayFigures).where(and(inArray(dayFigures.kind, FIGURE_KINDS), inArray(dayFigures.day, [...days])));
  await tx.execute(sql`
    with enquired as materialized (
      select day, interest, sales_stage, page, visit_source, campaign, device,
        (${REACHED.code})::int as code, (${REACHED.verified})::int as verified, (${REACHED.erp})::int as erp,
        (${REACHED.stage})::int as stage, (${REACHED.called})::int as called,
        extract(epoch from first_call_at - created_at)::float8 as waited
      from unnest(array[${these}]) as day
      join leads on created_at >= (day::timestamp at time zone 'Asia/Kolkata')
        and created_at < ((day + 1)::timestamp at time zone 'Asia/Kolkata')
      where merged_into is null
    ), seen as materialized (
      -- Alike properties are added up before they are compared.
      select day, path, source, device, name, props, sum(count) as count from event_counts
      where day in (${these}) and name in ('page_loaded', 'form_step') group by 1, 2, 3, 4, 5, 6
    ), counted (day, kind, value, page, opened, phone, details, code, verified, erp, stage, called, first_call_s) as (
      select day,
        case when grouping(interest) = 0 then 'programme' when grouping(sales_stage) = 0 then 'stage'
          when grouping(page) = 0 then 'page' when grouping(visit_source) = 0 then 'source'
          when grouping(campaign) = 0 then 'campaign' when grouping(device) = 0 then 'device' else 'all' end,
        coalesce(interest, sales_stage, page, visit_source, campaign, device, ''),
        0, 0, 0, count(*), sum(code), sum(verified), sum(erp), sum(stage), sum(called), null::float8
      from enquired
      group by grouping sets ((day), (day, interest), (day, sales_stage), (day, page), (day, visit_source),
        (day, campaign), (day, device))
      union all
      select day, 'all', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, percentile_cont(0.5) within group (order by waited)
      from enquired where called = 1 group by day
      union all
      select day, 'wait', ${WAIT}, 0, 0, 0, 0, 0, 0, 0, 0, count(*), null from enquired where called = 1 group by 1, 3
      union all
      select day,
        case when grouping(path) = 0 then 'page' when grouping(source) = 0 then 'source'
          when grouping(device) = 0 then 'device' else 'all' end,
        coalesce(path, source, device, ''),
        coalesce(sum(count) filter (where name = 'page_loaded'), 0), coalesce(sum(count) filter (where ${OPENED}), 0),
        coalesce(sum(count) filter (where ${PHONE_ENTERED}), 0), 0, 0, 0, 0, 0, 0, null
      from seen
      group by grouping sets ((day), (day, path), (day, source), (day, device))
    )
    insert into day_figures
      (day, kind, value, page, opened, phone, details, code, verified, erp, stage, called, first_call_s)
    select day, kind, value, sum(page), sum(opened), sum(phone), sum(details), sum(code), sum(verified), sum(erp),
      sum(stage), sum(called), max(first_call_s)
    from counted group by day, kind, value`);
}
