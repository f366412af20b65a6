import { sql } from 'drizzle-orm';

import { leads } from '../capabilities/leads/tables.ts';
import { readConfig } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open.ts';
import { insertLeads } from '../seed/leads/insert.ts';
import { copyLeads } from './copy-leads.ts';

/** The database copies leads faster than they are invented. */
const MAX_INVENTED = 5_000;

/** Fills the database that the environment names to so many leads, for measurements: `node src/testing/fill-leads.ts 100000`. */
const count = Number(process.argv[2] ?? 100_000);
const staff = Array.from({ length: 9 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`);
const [admin = '', ...counsellors] = staff;
const store = await openStore(readConfig(process.env));
const known = await store.db.$count(leads);
const invented = known || Math.min(count, MAX_INVENTED);
await store.db.transaction(async (tx) => {
  if (known === 0) await insertLeads(tx, { now: Date.now(), count: invented, admin, counsellors, withTraffic: false });
  if (count > invented) await copyLeads(tx, { from: invented, to: count });
});
// As autovacuum does within minutes: without it no count can use an index only.
await store.db.execute(sql`vacuum (analyze)`);
await store.close();
