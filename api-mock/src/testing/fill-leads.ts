import { sql } from 'drizzle-orm';

import { readConfig } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open.ts';
import { insertLeads } from '../seed/leads/insert.ts';

/** Fills the database the environment names with leads, for measurements: `node src/testing/fill-leads.ts 100000`. */
const count = Number(process.argv[2] ?? 100_000);
const staff = Array.from({ length: 9 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`);
const [admin = '', ...counsellors] = staff;
const store = await openStore(readConfig(process.env));
await store.db.transaction((tx) => insertLeads(tx, { now: Date.now(), count, admin, counsellors, withTraffic: false }));
// As autovacuum does within minutes: without it no count can use an index only.
await store.db.execute(sql`vacuum (analyze)`);
await store.close();
