import { consoleCalls } from './console.mjs';
import { query } from './database.mjs';
import { whileApiRuns } from './running.mjs';
import { inParallel, percentile } from './timing.mjs';

const ROWS = 10_000_000;
/** As the API allows. */
const ROWS_A_DAY = 50_000;
const BEACONS = 300;
const CLIENTS = 2;

/** A beacon, the figures of a month and a run of retention with many counts of page events; and the same figures from partitions by month. */
export const measure = (count = String(ROWS)) =>
  whileApiRuns({ database: 'postgres' }, async ({ origins: [origin], storage: { DATABASE_URL: url } }) => {
    const days = Math.ceil(Number(count) / ROWS_A_DAY);
    await query(
      url,
      `set session_replication_role = replica`,
      `insert into event_counts select current_date - ${days} + 1 + n / ${ROWS_A_DAY},
        (array['page_loaded', 'scroll', 'form_step', 'widget_viewed'])[1 + n % 4], '/page-' || n / 4 % 100, 'search', 'phone',
        '{"step":"MOBILE_NUMBER","percent":' || n % ${ROWS_A_DAY} || '}', -1, 1 from generate_series(0, ${count} - 1) as n`,
      // Room for the day's beacons.
      `delete from event_counts where day >= current_date`,
      'vacuum (analyze) event_counts',
    );
    const [{ bytes }] = await query(url, `select pg_total_relation_size('event_counts')::float8 as bytes`);
    const call = await consoleCalls(origin);
    const beacons = await inParallel(BEACONS, CLIENTS, () => sendBeacon(origin));
    const figures = await inParallel(5, 1, async () => (await call('GET', '/form-figures?days=30')).json());
    const retention = await inParallel(1, 1, async () =>
      (await call('POST', '/retention/rules/page-events/run', {})).json(),
    );
    const [flat, parts] = [await monthOf(url, 'event_counts'), await monthOf(url, await partitioned(url, days))];
    const at = (times, share) => `${percentile(times, share).toFixed(0)} ms`;
    return `events: beacon p50 ${at(beacons, 0.5)}, p99 ${at(beacons, 0.99)}; figures of 30 days ${at(figures, 0.5)}; retention of 5,000 rows ${at(retention, 0.5)}; steps of 30 days ${flat.toFixed(0)} ms, from partitions ${parts.toFixed(0)} ms; ${count} rows of ${(bytes / Number(count)).toFixed(0)} bytes`;
  });

/** Sends ten page events, which are counted in five rows. */
export async function sendBeacon(origin) {
  const events = Array.from({ length: 10 }, (_, index) => ({
    ...{ name: 'scroll', at: new Date().toISOString(), path: '/online-mba' },
    props: { percent: 20 * (1 + (index % 5)) },
  }));
  const answer = await fetch(`${origin}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  });
  if (answer.status !== 202) throw new Error(`A beacon was answered with ${answer.status}.`);
  await answer.arrayBuffer();
}

/** The same rows in a table with a partition for each month. */
async function partitioned(url, days) {
  const months = Array.from(
    { length: Math.ceil(days / 28) + 1 },
    (_, back) =>
      `do $$ declare month date := (date_trunc('month', current_date) - interval '${back} months')::date; begin
        execute format('create table %I partition of by_month for values from (%L) to (%L)',
          'month_' || ${back}, month, (month + interval '1 month')::date); end $$`,
  );
  await query(
    url,
    'create table by_month (like event_counts including all) partition by range (day)',
    ...months,
    'insert into by_month select * from event_counts',
    'vacuum (analyze) by_month',
  );
  return 'by_month';
}

async function monthOf(url, table) {
  const statement = `select props::jsonb->>'step', duration, sum(count) from ${table}
    where name = 'form_step' and day > current_date - 30 group by 1, 2`;
  return percentile(await inParallel(5, 1, () => query(url, statement)), 0.5);
}
