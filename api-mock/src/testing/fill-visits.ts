import { sql } from 'drizzle-orm';

import { readConfig } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open.ts';

/**
 * Gives the leads of the database the environment names pages, sources, devices, campaigns and first calls, and their
 * pages about five counted events a lead, for measurements: `node src/testing/fill-visits.ts 100000` after
 * `fill-leads.ts`.
 */
const count = Number(process.argv[2] ?? 100_000);
const store = await openStore(readConfig(process.env));
await store.db.transaction(async (tx) => {
  await tx.execute(sql`
    update leads set campaign = 'campaign ' || n % 200, page = '/page-' || n % 20,
      visit_source = (array['direct', 'search', 'social', 'message', 'referral', 'campaign', 'website'])[1 + n % 7],
      device = (array['phone', 'tablet', 'desktop'])[1 + n % 3],
      first_call_at = case when n % 4 > 0 then created_at + (n % 300) * interval '1 minute' end
    from (select id, row_number() over (order by created_at, id) as n from leads) as numbered
    where numbered.id = leads.id`);
  // Pages seen, enquiries opened, phones entered, and what is no step, over half a year.
  await tx.execute(sql`
    insert into event_counts (day, name, path, source, device, props, duration, count)
    select (now() at time zone 'Asia/Kolkata')::date - day, name, '/page-' || page, source, device, props, -1,
      greatest(1, ${count}::int / 75600)
    from generate_series(0, 179) as day, generate_series(0, 19) as page,
      unnest(array['direct', 'search', 'social', 'message', 'referral', 'campaign', 'website']) as source,
      unnest(array['phone', 'tablet', 'desktop']) as device,
      (values ('page_loaded', '{}'), ('scroll', '{"percent":20}'),
        ('form_step', '{"origin":"fees","step":"MOBILE_NUMBER","variant":"REGISTER"}'),
        ('form_step', '{"origin":"fees","previous":"MOBILE_NUMBER","step":"OTHER_DETAILS","variant":"REGISTER"}'),
        ('form_step', '{"origin":"fees","previous":"OTHER_DETAILS","step":"OTP_VERIFICATION","variant":"REGISTER"}'))
        as happened(name, props)
    on conflict do nothing`);
});
// The update leaves a dead row for each lead, as no installation has that many at once.
await store.db.execute(sql`vacuum analyze`);
await store.close();
