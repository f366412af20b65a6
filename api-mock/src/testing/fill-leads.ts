import { sql } from 'drizzle-orm';

import { readConfig } from '../config.ts';
import { openStore } from '../db/open.ts';

/**
 * Fills the database the environment names with leads, for measurements: `node src/testing/fill-leads.ts 100000`.
 * Names, numbers and addresses are counted, so that nobody's stand among them.
 */
const count = Number(process.argv[2] ?? 100_000);
const store = await openStore(readConfig(process.env));
await store.db.transaction(async (tx) => {
  await tx.execute(sql`
    insert into leads (id, phone, name, email, qualification, interest, stage, created_at, updated_at)
    select gen_random_uuid(), (6000000000 + n)::text, 'Lead ' || translate(n::text, '0123456789', 'abcdefghij'),
      'lead' || n || '@example.org', 1 + n % 4, (array['Online MBA', 'Online MA', 'Certificate - German Language'])[1 + n % 3],
      (array['created', 'otp_sent', 'verified'])[1 + n % 3], now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) as n`);
  await tx.execute(sql`
    insert into lead_enquiries (id, lead_id, opened_at) select gen_random_uuid(), id, created_at from leads`);
  await tx.execute(sql`
    insert into lead_touches (id, lead_id, enquiry_id, at, media, campaign, source, consent_version, consent_at, consent_channels)
    select gen_random_uuid(), lead_id, id, opened_at, (array['Direct', 'google', 'facebook'])[1 + abs(hashtext(id::text)) % 3],
      'Direct', 'WEB', '2025-01', opened_at, array['email', 'sms'] from lead_enquiries`);
});
await store.db.execute(sql`analyze`);
await store.close();
