import { sql } from 'drizzle-orm';

import { readConfig } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open.ts';

/**
 * Counts about five page events for each lead in the database the environment names, for measurements:
 * `node src/testing/fill-visits.ts 100000` after `fill-leads.ts`.
 */
const count = Number(process.argv[2] ?? 100_000);
const store = await openStore(readConfig(process.env));
// Pages seen, enquiries opened, phones entered, and what is no step, over half a year.
await store.db.execute(sql`
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
// As housekeeping and autovacuum do within minutes: until then no count is read from an index alone.
await store.db.execute(sql`vacuum (analyze)`);
await store.close();
