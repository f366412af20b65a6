import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { rows } from '../../platform/database/database.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { countChangedDays } from './count-days.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi({ env: { DEMO_LEADS: '120' } })));
beforeEach(() => countChangedDays(api.deps.db));
afterAll(() => api.stop());

const query = <Row>(statement: Parameters<typeof rows>[1]) => rows<Row>(api.deps.db, statement);
/** Days whose figures are not up to date. */
const changedDays = async () =>
  (
    await query<{ day: string }>(
      sql`select day::text as day from changed_days union select day::text from lead_figure_changes order by 1`,
    )
  ).map(({ day }) => day);

type Lead = { id: string; other: string; day: string };
const DAY = sql.raw(`(created_at at time zone 'Asia/Kolkata')::date`);

/** A lead that nobody has called, and another one. */
async function someLead(): Promise<Lead> {
  const [lead] = await query<Lead>(
    sql`select id, (select id from leads as others where others.id <> leads.id limit 1) as other, ${DAY}::text as day
      from leads where first_call_at is null and erp_id is null and merged_into is null limit 1`,
  );
  if (!lead) throw new Error('there is no lead');
  return lead;
}

describe('the figures of a day follow a change of', () => {
  test.each([
    ['interest', sql`interest = 'Another Programme'`],
    ['page', sql`page = '/another'`],
    ['source', sql`visit_source = case visit_source when 'social' then 'search' else 'social' end`],
    ['campaign', sql`campaign = 'another'`],
    ['device', sql`device = case device when 'tablet' then 'phone' else 'tablet' end`],
    [
      'sales stage',
      sql`sales_stage = case sales_stage when 'contacted' then 'interested' else 'contacted' end, lost_reason = null`,
    ],
    ['delivery state', sql`stage = case stage when 'created' then 'otp_sent' else 'created' end`],
    ['proof', sql`verified_at = case when verified_at is null then now() end`],
    ['ERP id', sql`erp_id = 'ERP-of-a-test'`],
    ['first call', sql`first_call_at = now()`],
  ])('a lead’s %s', async (_, change) => {
    const { id, day } = await someLead();
    await api.deps.db.execute(sql`update leads set ${change} where id = ${id}::uuid`);
    expect(await changedDays()).toEqual([day]);
  });

  test('the day of a lead: the one it leaves and the one it comes to', async () => {
    const { id, day } = await someLead();
    await api.deps.db.execute(
      sql`update leads set created_at = '2026-01-31T18:30:00Z'::timestamptz where id = ${id}::uuid`,
    );
    expect(await changedDays()).toEqual(['2026-02-01', day].toSorted());
  });

  test('page counts: added, raised, removed', async () => {
    const counts = (count: number) => sql`
      insert into event_counts (day, name, path, source, device, props, duration, count)
      values ('2026-01-05', 'page_loaded', '/', 'search', 'phone', '{}', -1, ${count}::int)
      on conflict (day, name, path, source, device, props, duration) do update set count = excluded.count`;
    for (const change of [counts(1), counts(2), sql`delete from event_counts where day = '2026-01-05'`]) {
      await api.deps.db.execute(change);
      expect(await changedDays()).toEqual(['2026-01-05']);
      await countChangedDays(api.deps.db);
    }
  });
});

test('a change that no figure shows changes no figures', async () => {
  const { id } = await someLead();
  await api.deps.db.execute(
    sql`update leads set score = score + 1, name = 'Another Name', version = version + 1, updated_at = now() where id = ${id}::uuid`,
  );
  expect(await changedDays()).toEqual([]);
});

test('days outside those that are asked for wait', async () => {
  await api.deps.db.execute(
    sql`insert into changed_days values ('2026-01-01'), ('2026-01-02'), ('2026-01-03'), ('2026-01-02')`,
  );
  await countChangedDays(api.deps.db, { from: '2026-01-02', to: '2026-01-02' });
  expect(await changedDays()).toEqual(['2026-01-01', '2026-01-03']);
});

describe('the counts of all days are those of the leads themselves', () => {
  const COUNTS = sql.raw(`count(*)::int as details, (count(*) filter (where stage <> 'created'))::int as code,
    (count(*) filter (where verified_at is not null))::int as verified, (count(*) filter (where erp_id is not null))::int as erp,
    (count(*) filter (where sales_stage <> 'new'))::int as stage, (count(*) filter (where first_call_at is not null))::int as called`);
  const COLUMNS = [
    ['all', `''`],
    ['programme', 'interest'],
    ['stage', 'sales_stage'],
    ['page', `coalesce(page, '')`],
    ['source', `coalesce(visit_source, '')`],
    ['campaign', 'campaign'],
    ['device', `coalesce(device, '')`],
  ] as const;

  test.each(COLUMNS)('by %s, after leads were changed, merged, moved and erased', async (kind, column) => {
    const { id, other } = await someLead();
    await api.deps.db.execute(sql`update leads set merged_into = ${other}::uuid where id = ${id}::uuid`);
    await api.deps.db.execute(
      sql`update leads set created_at = created_at - interval '40 days', campaign = 'moved' where id in (select id from leads order by id limit 5)`,
    );
    await api.deps.db.execute(sql`delete from leads where id = ${(await someLead()).id}::uuid`);
    await countChangedDays(api.deps.db);
    const counted = await query(
      sql`select day::text as day, value, details, code, verified, erp, stage, called from day_figures
        where kind = ${kind} and (details > 0 or (page, opened, phone) = (0, 0, 0)) order by 1, 2`,
    );
    const direct = await query(
      sql`select ${DAY}::text as day, ${sql.raw(column)} as value, ${COUNTS} from leads
        where merged_into is null group by 1, 2 order by 1, 2`,
    );
    expect(direct.length).toBeGreaterThan(30);
    expect(counted).toEqual(direct);
  });

  test('and the medians of days are those of their calls, to the second, the minute or the quarter of an hour', async () => {
    const counted = await query(
      sql`select day::text as day, first_call_s from day_figures where kind = 'all' and first_call_s is not null order by 1`,
    );
    const direct = await query(
      sql`select ${DAY}::text as day, percentile_cont(0.5) within group (
            order by case when waited < 600 then round(waited) when waited < 14400 then round(waited / 60) * 60
              else round(waited / 900) * 900 end) as first_call_s
          from (select *, extract(epoch from first_call_at - created_at)::float8 as waited from leads) as leads
          where merged_into is null and first_call_at is not null group by ${DAY} order by 1`,
    );
    expect(direct.length).toBeGreaterThan(10);
    expect(counted).toEqual(direct);
  });
});

// PGlite does one transaction after the other.
test.runIf(process.env['TEST_STORE'] === 'postgres')(
  'a change that is committed while its day is counted is in the next count',
  async () => {
    const { id, other, day } = await someLead();
    // Another lead of the same day, so that there is something to count.
    await api.deps.db.execute(
      sql`update leads set created_at = (select created_at from leads where id = ${id}::uuid) where id = ${other}::uuid`,
    );
    await countChangedDays(api.deps.db);
    const called = async () => {
      const [row] = await query<{ called: number }>(
        sql`select called from day_figures where kind = 'all' and day = ${day}::date`,
      );
      return row?.called ?? 0;
    };
    const before = await called();
    const [counted, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = api.deps.db.transaction(async (tx) => {
      await tx.execute(sql`update leads set first_call_at = now() where id = ${id}::uuid`);
      counted.resolve();
      await commit.promise;
    });
    await counted.promise;
    await api.deps.db.execute(sql`update leads set campaign = campaign || ' again' where id = ${other}::uuid`);
    expect(await changedDays()).toEqual([day]);
    await countChangedDays(api.deps.db);
    expect(await called()).toBe(before);
    commit.resolve();
    await change;
    await countChangedDays(api.deps.db);
    expect(await called()).toBe(before + 1);
  },
);

test('processes that count the same days at once count each change once', async () => {
  const sums = () => query(sql`select kind, sum(details)::int as leads from day_figures group by kind order by kind`);
  const before = await sums();
  await api.deps.db.execute(sql`insert into changed_days select day from day_figures where kind = 'all'`);
  await api.deps.db.execute(sql`update leads set campaign = 'the same for all', page = '/the-same'`);
  await Promise.all([1, 2, 3].map(() => countChangedDays(api.deps.db)));
  expect(await changedDays()).toEqual([]);
  expect(await sums()).toEqual(before);
  expect(await query(sql`select distinct value from day_figures where kind = 'campaign'`)).toEqual([
    { value: 'the same for all' },
  ]);
});
