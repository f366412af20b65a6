import { and, inArray, type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { REACHED } from '../leads/index.ts';
import { changedDays, dayFigures, FIGURE_KINDS, leadFigureChanges } from './figures-table.ts';

/** Limits a transaction, as other requests for the dashboard wait for it. */
const DAYS_PER_TRANSACTION = 10;

type Days = { from: string; to: string };

/**
 * Updates the figures of all days, or of those in a range (`2026-03-01`), with everything committed before the call:
 * changes of leads are added up, visits of changed days are counted again.
 */
export async function countChangedDays(db: Database, within: Days = { from: '-infinity', to: 'infinity' }) {
  await forBatchesOfDays(db, changedDays, within, countVisits);
  await forBatchesOfDays(db, leadFigureChanges, within, addUpLeads);
}

/** Calls `count` with a batch of days until the table has no day of the range. */
async function forBatchesOfDays(
  db: Database,
  table: typeof changedDays | typeof leadFigureChanges,
  { from, to }: Days,
  count: (tx: Database, days: SQL) => Promise<void>,
): Promise<void> {
  const inRange = sql`from ${table} where day between ${from}::date and ${to}::date`;
  for (;;) {
    const [any] = await rows(db, sql`select 1 ${inRange} limit 1`);
    if (!any) return;
    await db.transaction(async (tx) => {
      await lock(tx, 'day-figures');
      const days = await rows<{ day: string }>(
        tx,
        sql`select distinct day::text as day ${inRange} order by 1 desc limit ${sql.raw(String(DAYS_PER_TRANSACTION))}`,
      );
      // Another process may have counted them.
      if (days.length === 0) return;
      await count(
        tx,
        sql.join(
          days.map(({ day }) => sql`${day}::date`),
          sql`, `,
        ),
      );
    });
  }
}

// Properties are compared as text, which is many times faster than parsing JSON.
const OPENED = sql.raw(
  `name = 'form_step' and props like '%"step":"MOBILE_NUMBER"%' and props not like '%"previous":%'`,
);
const PHONE_ENTERED = sql.raw(`name = 'form_step' and props like '%"previous":"MOBILE_NUMBER"%'`);

async function countVisits(tx: Database, days: SQL): Promise<void> {
  // First, so that commits during the count cause another one.
  await tx.execute(sql`delete from changed_days where day in (${days})`);
  await tx.execute(sql`
    update day_figures set page = 0, opened = 0, phone = 0
    where ${ofDays(days)} and (page, opened, phone) <> (0, 0, 0)`);
  await tx.execute(sql`
    with seen as materialized (
      -- Equal properties are added up before the comparison.
      select day, path, source, device, name, props, sum(count) as count from event_counts
      where day in (${days}) and name in ('page_loaded', 'form_step') group by 1, 2, 3, 4, 5, 6
    )
    insert into day_figures (day, kind, value, page, opened, phone)
    select day,
      case when grouping(path) = 0 then 'page' when grouping(source) = 0 then 'source'
        when grouping(device) = 0 then 'device' else 'all' end,
      coalesce(path, source, device, ''),
      coalesce(sum(count) filter (where name = 'page_loaded'), 0), coalesce(sum(count) filter (where ${OPENED}), 0),
      coalesce(sum(count) filter (where ${PHONE_ENTERED}), 0)
    from seen
    group by grouping sets ((day), (day, path), (day, source), (day, device))
    on conflict (kind, day, value) do update
      set page = excluded.page, opened = excluded.opened, phone = excluded.phone`);
  await removeEmpty(tx, days);
}

// For the median: rounded, so that a day has few rows.
const WAIT = sql.raw(`(case when waited < 600 then round(waited) when waited < 14400 then round(waited / 60) * 60
  else round(waited / 900) * 900 end)::bigint::text`);

const LEAD_STEPS = ['details', 'code', 'verified', 'erp', 'stage', 'called'] as const;
const stepsAs = (text: (step: string) => string) => sql.raw(LEAD_STEPS.map(text).join(', '));

async function addUpLeads(tx: Database, days: SQL): Promise<void> {
  const signed = (is: SQL) => sql`sign * (${is})::int`;
  // One statement sees the same rows throughout: each change is removed and added once.
  await tx.execute(sql`
    with changes as (
      delete from lead_figure_changes where day in (${days}) returning *
    ), enquired as materialized (
      select day, interest, sales_stage, page, visit_source, campaign, device, sign as details,
        ${signed(REACHED.code)} as code, ${signed(REACHED.verified)} as verified, ${signed(REACHED.erp)} as erp,
        ${signed(REACHED.stage)} as stage, ${signed(REACHED.called)} as called,
        extract(epoch from first_call_at - created_at)::float8 as waited
      from changes as leads
    ), counted (day, kind, value, ${stepsAs((step) => step)}) as (
      select day,
        case when grouping(interest) = 0 then 'programme' when grouping(sales_stage) = 0 then 'stage'
          when grouping(page) = 0 then 'page' when grouping(visit_source) = 0 then 'source'
          when grouping(campaign) = 0 then 'campaign' when grouping(device) = 0 then 'device' else 'all' end,
        coalesce(interest, sales_stage, page, visit_source, campaign, device, ''), ${stepsAs((step) => `sum(${step})`)}
      from enquired
      group by grouping sets ((day), (day, interest), (day, sales_stage), (day, page), (day, visit_source),
        (day, campaign), (day, device))
      union all
      select day, 'wait', ${WAIT}, 0, 0, 0, 0, 0, sum(called) from enquired where called <> 0 group by 1, 3
    )
    insert into day_figures (day, kind, value, ${stepsAs((step) => step)})
    select day, kind, value, ${stepsAs((step) => `sum(${step})`)} from counted group by day, kind, value
    having (${stepsAs((step) => `sum(${step})`)}) <> (0, 0, 0, 0, 0, 0)
    on conflict (kind, day, value) do update set ${stepsAs((step) => `${step} = day_figures.${step} + excluded.${step}`)}`);
  await removeEmpty(tx, days);
  await setMedians(tx, days);
}

/** The median of a day's waits; null for a day without a call. */
const setMedians = (tx: Database, days: SQL) =>
  tx.execute(sql`
    with waits as (
      select day, value::bigint as seconds, called, sum(called) over (partition by day order by value::bigint) as upto,
        sum(called) over (partition by day) as total
      from day_figures where kind = 'wait' and day in (${days})
    ), medians as (
      select day, avg(seconds)::float8 as median from waits
      where upto >= floor((total + 1) / 2) and upto - called < floor(total / 2) + 1 group by day
    )
    update day_figures set first_call_s = median
    from (select * from unnest(array[${days}]) as day left join medians using (day)) as found
    where day_figures.kind = 'all' and day_figures.day = found.day and first_call_s is distinct from median`);

/** A row of zeros would be shown as a group. */
const removeEmpty = (tx: Database, days: SQL) =>
  tx.execute(sql`
    delete from day_figures where ${ofDays(days)}
      and (page, opened, phone, ${stepsAs((step) => step)}) = (0, 0, 0, 0, 0, 0, 0, 0, 0)`);

// The kinds are named because the primary key begins with them.
const ofDays = (days: SQL) => and(inArray(dayFigures.kind, FIGURE_KINDS), sql`${dayFigures.day} in (${days})`);
